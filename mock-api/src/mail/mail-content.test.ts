import { accountChangedMail } from './account-mail';
import { codeMail } from './code-mail';
import { confirmEmailMail, emailChangeAskedMail } from './email-change-mail';
import { invitationMail, resetMail } from './link-mail';
import type { Mail } from './mailer';
import { passwordChangedMail } from './password-mail';

const user = { email: 'awa@escale.test', firstName: '<i>Awa</i>' };

test('the mail with the code', () => {
  const mail = codeMail(user, '012345');
  expect(mail).toMatchObject({
    to: user.email,
    code: '012345',
    subject: '012345 est votre code de connexion Escale',
  });
  expect(mail.text).toContain('Bonjour <i>Awa</i>,');
  expect(mail.text).toContain('valable 15\u00a0minutes');
  expect(mail.html).toContain('&lt;i&gt;Awa&lt;/i&gt;');
  expect(mail.html).toContain('>012345<');
});

test.each([
  [
    resetMail,
    'Réinitialisation de votre mot de passe Escale',
    '1\u00a0heure ',
    'http://app.test/reset-password?token=t-1',
  ],
  [
    invitationMail,
    'Activez votre compte Escale',
    '48\u00a0heures',
    'http://app.test/reset-password?token=t-1&invitation=true',
  ],
])('the mail with a link (%#)', (write, subject, life, link) => {
  const mail = write('http://app.test', user, 't-1');
  expect(mail).toMatchObject({ subject, link });
  expect(mail.text).toContain(link);
  expect(mail.text).toContain(`valable ${life}`);
  expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`);
});

test('the mail about a changed account names each change', () => {
  const mail = accountChangedMail(user, {
    email: true,
    role: 'ADMIN',
    status: 'SUSPENDED',
    permissions: true,
  });
  expect(mail).toMatchObject({ to: user.email, subject: 'Votre compte Escale a été modifié' });
  for (const line of [
    "L'adresse email du compte a changé\u00a0: les prochains emails iront à la nouvelle adresse.",
    'Votre rôle est désormais\u00a0: Administrateur.',
    'Votre compte est désormais suspendu\u00a0: vous ne pouvez plus vous connecter.',
    "Vos droits d'accès aux modules ont été modifiés.",
  ])
    expect(mail?.text).toContain(line);
  expect(accountChangedMail(user, {})).toBeNull();
});

const changes = { email: true, role: 'ADMIN', status: 'INACTIVE', permissions: true } as const;

test.each<[string, () => Mail | null]>([
  ['code', () => codeMail(user, '012345')],
  ['reset', () => resetMail('http://app.test', user, 't-1')],
  ['invitation', () => invitationMail('http://app.test', user, 't-1')],
  ['password changed', () => passwordChangedMail(user, 'administrator')],
  ['password changed by the owner', () => passwordChangedMail(user, 'owner')],
  ['account changed', () => accountChangedMail(user, changes)],
  ['account changed by the owner', () => accountChangedMail(user, { status: 'SUSPENDED' }, 'owner')],
  ['confirmation of an address', () => confirmEmailMail('http://app.test', user, 't-1')],
  ['change of an address', () => emailChangeAskedMail(user)],
])('no line of a mail breaks before French punctuation or a unit: %s', (_name, write) => {
  const { subject = '', text = '', html = '' } = write() ?? {};
  expect(text).not.toBe('');
  for (const words of [subject, text, html.replace(/<[^>]*>/g, '')])
    expect(words).not.toMatch(/ [?!;:»%]|« |\d (?:minute|heure)/);
});
