import { inFile, spec, type Sentence } from './proof';

const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const forms = inFile('packages/front/design-system/src/forms/forms.test.tsx');
const backBlock = inFile('shell/src/app/back-block.test.tsx');
const forgottenPasswordPage = inFile('mf-auth/src/app/forgotten-password-page.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');

/** §2: the pages before the sign-in. */
export const signInSentences: readonly Sentence[] = [
  {
    text: 'Two steps.',
    proofs: [
      signInPage('labels the e-mail as a user name and sets the page title'),
      signInPage('greets, shows the address, and supports password managers'),
    ],
  },
  {
    text: "Step 1 'Identification': professional e-mail field, button 'Continuer'.",
    proofs: [
      signInPage('labels the e-mail as a user name and sets the page title'),
      signInPage('refuses %j without a call'),
    ],
  },
  {
    text: "Step 2 'Authentification': greets the user by first and last name, shows the e-mail, asks for a password with a show/hide toggle, shows a warning 'Verrouillage Maj activé' when caps lock is on, has a checkbox 'Se souvenir de moi sur cet appareil', a link 'Mot de passe oublié ?' to /forgot-password, and a button 'Changer d'email' that returns to step 1.",
    proofs: [
      signInPage('greets, shows the address, and supports password managers'),
      signInPage('shows and hides the password'),
      signInPage('warns of caps lock'),
      signInPage('passes the address on to /forgot-password'),
      signInPage("'Changer d'email' returns to step 1 and clears the password"),
      spec('auth-markup', 'signs in by keyboard alone, in visual order'),
    ],
  },
  {
    text: 'The e-mail is pre-filled if one is passed in navigation state.',
    proofs: [signInPage('%i %j: shown in one toast and on the field')],
  },
  {
    text: 'Six-digit numeric code entry, an expiry countdown, a resend button with a cooldown, and a link back to /login.',
    proofs: [
      otpPage('accepts a pasted sentence; submit requires six digits'),
      otpPage('of a pasted mail the code alone is sent; of one without a code, nothing'),
      forms('ignores non-digits, and says so'),
      otpPage('runs from 15 minutes to Code expiré, with few announcements'),
      otpPage('waits 60 s, then applies lifetime and wait of the server and replaces the history entry'),
      otpPage('by the link keeps the address and leaves no OTP page in the history'),
    ],
  },
  {
    text: 'The page requires navigation state with an e-mail, a secureTransition flag and a timestamp (see section 4).',
    proofs: [
      otpPage('redirects to /login: %s'),
      otpPage('is allowed at exactly 5 minutes, and shows the address'),
      signInPage('opens the OTP page when a code is required'),
    ],
  },
  {
    text: 'After full sign-in the user goes to /modules and history is replaced so going back is blocked.',
    proofs: [
      otpPage('accepted: signs in, greets by first name, opens the home; Back does not reach the OTP page'),
      signInPage('signs in at once when the response has user and token'),
      backBlock('back after a sign-in is blocked with a toast, even before the code of the home has arrived'),
      spec(
        'otp',
        'a wrong code is shown once on the field and once as a toast; the right one leads home, and back is blocked there',
      ),
    ],
  },
  {
    text: "E-mail form, then a confirmation screen with next steps, a button 'Renvoyer l'email' and a link back to /login.",
    proofs: [
      forgottenPasswordPage('shows the next steps and a link to the sign-in; the title is focused'),
      forgottenPasswordPage('sends again, whatever the response holds'),
    ],
  },
  {
    text: 'Query parameters: token and invitation (invitation=true means account activation rather than reset).',
    proofs: [
      resetPasswordPage('leaves the address bar at load and survives a reload in the history entry'),
      resetPasswordPage('%s: sent once, then the success screen'),
    ],
  },
  {
    text: 'Fields: new password and confirmation, each with a show/hide toggle; a strength label and a list of security criteria.',
    proofs: [
      resetPasswordPage('shows and hides each password separately'),
      resetPasswordPage('%s is %s'),
      resetPasswordPage('marks the criteria that are met'),
    ],
  },
  {
    text: "Outcomes: an invalid-link screen (links to /forgot-password and /login), or a success screen with 'Se connecter maintenant' going to /login.",
    proofs: [
      resetPasswordPage('shows the invalid-link screen when missing (%j)'),
      resetPasswordPage('shows the invalid-link screen when the server refuses it'),
      resetPasswordPage('%s: sent once, then the success screen'),
    ],
  },
  {
    text: 'The success screen states that all active sessions are signed out.',
    proofs: [
      resetPasswordPage('%s: sent once, then the success screen'),
      spec('password-reset', 'a forgotten password is reset through the mail, and ends all sessions'),
    ],
  },
  {
    text: 'The invalid-link screen lists causes: link expired (48 hours for an invitation, 1 hour for a reset), link already used, account already activated or modified.',
    proofs: [resetPasswordPage('shows the invalid-link screen when missing (%j)')],
  },
];
