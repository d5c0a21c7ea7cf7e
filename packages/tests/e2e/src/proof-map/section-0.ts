import { inFile, spec, type Section } from './proof';

const frame = inFile('packages/front/design-system/src/frame/frame.test.tsx');
const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const sessionProvider = inFile('packages/front/auth/src/session-provider.test.tsx');

/** The introduction. */
export const section0: Section = {
  section: '0',
  literal: false,
  sentences: [
    {
      text: 'The product is a French-language back-office web application for a container freight station (CFS) and transport business.',
      proofs: [
        frame('shows the brand with its home link and the trailing content'),
        frame('shows the copyright line'),
        spec('frame', 'header, footer and skip link; what becomes visible is so at once'),
      ],
    },
    {
      text: 'It is used by professional staff (super administrators, administrators and operators) who sign in with a work e-mail address.',
      proofs: [
        signInPage('labels the e-mail as a user name and sets the page title'),
        sessionProvider('derives the flags of §6 for %s'),
        spec('main-flow', '${account}: e-mail, password, code, home, each module, sign-out'),
      ],
    },
  ],
};
