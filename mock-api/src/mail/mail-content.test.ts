import { accountChangedMail } from './account-mail';
import { codeMail } from './code-mail';
import { invitationMail, resetMail } from './link-mail';

const user = { email: 'awa@escale.test', firstName: '<i>Awa</i>' };

test('the mail with the code', () => {
  const mail = codeMail(user, '012345');
  expect(mail).toMatchObject({
    to: user.email,
    code: '012345',
    subject: '012345 est votre code de connexion Escale',
  });
  expect(mail.text).toContain('Bonjour <i>Awa</i>,');
  expect(mail.text).toContain('valable 15 minutes');
  expect(mail.html).toContain('&lt;i&gt;Awa&lt;/i&gt;');
  expect(mail.html).toContain('>012345<');
});

test.each([
  [
    resetMail,
    'Réinitialisation de votre mot de passe Escale',
    '1 heure ',
    'http://app.test/reset-password?token=t-1',
  ],
  [
    invitationMail,
    'Activez votre compte Escale',
    '48 heures',
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
    "L'adresse email du compte a changé : les prochains emails iront à la nouvelle adresse.",
    'Votre rôle est désormais : Administrateur.',
    'Votre compte est désormais suspendu : vous ne pouvez plus vous connecter.',
    "Vos droits d'accès aux modules ont été modifiés.",
  ])
    expect(mail?.text).toContain(line);
  expect(accountChangedMail(user, {})).toBeNull();
});
