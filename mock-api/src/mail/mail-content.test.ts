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
