import { defaultPreferences, languages, type Language } from '@escale/contracts';
import {
  accountChangedMail,
  codeMail,
  confirmEmailMail,
  emailChangeRequestedMail,
  invitationMail,
  passwordChangedMail,
  resetMail,
} from './mails';
import type { Mail } from './mail';
import type { Recipient } from './recipient';

const user = {
  id: 'u-1',
  email: 'awa@escale.test',
  firstName: '<i>Awa</i>',
  preferences: defaultPreferences,
};
const recipientWithLanguage = (language: Language) => ({
  ...user,
  preferences: { ...defaultPreferences, language },
});

const moment = new Date('2026-11-23T22:05:00Z');
const link = { appOrigin: 'http://app.test', token: 't-1', createdAt: moment };
const code = { code: '012345', codeHash: 'h', codeExpiresAt: moment };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const attempt = { ipAddress: '192.0.2.7', userAgent: firefox, link };
const byAdministrator = { author: 'administrator', moment } as const;

test('the mail with the code', () => {
  const mail = codeMail(user, code, attempt);
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

test('the mail with the code says when, from where and on which device it was requested, and links to a report', () => {
  const { text, html, link: disown, code: digits } = codeMail(user, code, attempt);
  for (const line of [
    'Date et heure\u00a0: 23/11/2026 22:05.',
    'Appareil\u00a0: Firefox 133 sur Linux.',
    'Adresse IP\u00a0: 192.0.2.7.',
  ]) {
    expect(text).toContain(line);
    expect(html).toContain(line);
  }
  expect([digits, disown]).toEqual(['012345', 'http://app.test/report-sign-in?token=t-1']);
  expect(text).toContain("Ce n'était pas moi\u00a0: http://app.test/report-sign-in?token=t-1");
  expect(html).toContain('href="http://app.test/report-sign-in?token=t-1"');
  expect(text.indexOf('012345')).toBeLessThan(text.indexOf('token='));
});

test('the mail with a code contains no text that the requester has chosen', () => {
  const userAgent = '<b>Appelez le 0102030405</b>/1 (Windows NT 10.0)';
  const { text, html } = codeMail(user, code, { ...attempt, userAgent });
  expect(text + html).not.toContain('Appelez');
  expect(text).toContain('Appareil\u00a0: Appareil inconnu.');
});

test.each([
  [
    resetMail,
    'Réinitialisation de votre mot de passe Escale',
    "1\u00a0heure, jusqu'au 23/11/2026 23:05,",
    'http://app.test/reset-password?token=t-1',
  ],
  [
    invitationMail,
    'Activez votre compte Escale',
    "48\u00a0heures, jusqu'au 25/11/2026 22:05,",
    'http://app.test/reset-password?token=t-1&invitation=true',
  ],
])('the mail with a link (%#)', (write, subject, life, address) => {
  const mail = write(user, link);
  expect(mail).toMatchObject({ subject, link: address });
  expect(mail.text).toContain(address);
  expect(mail.text).toContain(`valable ${life}`);
  expect(mail.html).toContain(`href="${address.replace('&', '&amp;')}"`);
});

test('the mail about a changed account names each change', () => {
  const changes = { email: true, role: 'ADMIN', status: 'SUSPENDED', permissions: true } as const;
  const mail = accountChangedMail(user, changes, byAdministrator);
  expect(mail).toMatchObject({ to: user.email, subject: 'Votre compte Escale a été modifié' });
  for (const line of [
    "L'adresse email du compte a changé\u00a0: les prochains emails iront à la nouvelle adresse.",
    'Votre rôle est désormais\u00a0: Administrateur.',
    'Votre compte est désormais suspendu\u00a0: vous ne pouvez plus vous connecter.',
    "Vos droits d'accès aux modules ont été modifiés.",
  ])
    expect(mail?.text).toContain(line);
  expect(accountChangedMail(user, {}, byAdministrator)).toBeNull();
});

test('moments are in the time zone and formats of the recipient', () => {
  const preferences = { ...defaultPreferences, timezone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD' } as const;
  const inTokyo = { ...user, preferences: { ...preferences, timeFormat: '12h' as const } };
  expect(passwordChangedMail(inTokyo, byAdministrator).text).toContain('2026-11-24 07:05 AM');
  expect(resetMail(inTokyo, link).text).toContain('2026-11-24 08:05 AM');
});

test.each<[Language, string, string, string]>([
  ['en', '012345 is your Escale sign-in code', 'valid for 1 hour,', 'valid for 48 hours,'],
  ['ar', '012345 هو رمز تسجيل الدخول إلى Escale', 'لمدة ساعة واحدة،', 'لمدة 48 ساعة،'],
])('mails in the language of the recipient, with its plurals: %s', (language, subject, one, many) => {
  const recipient = recipientWithLanguage(language);
  expect(codeMail(recipient, code, attempt).subject).toBe(subject);
  expect(resetMail(recipient, link).text).toContain(one);
  expect(invitationMail(recipient, link).text).toContain(many);
});

test('a mail in Arabic reads from the right, its codes, addresses and names in their own direction', () => {
  const { html } = resetMail(recipientWithLanguage('ar'), link);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<bdi>&lt;i&gt;Awa&lt;/i&gt;</bdi>،');
  expect(html).toContain('<bdi>23/11/2026 23:05</bdi>');
  expect(html).toContain('<a dir="ltr" href="http://app.test/reset-password?token=t-1"');
  expect(codeMail(recipientWithLanguage('ar'), code, attempt).html).toMatch(/<p dir="ltr" [^>]*>012345</);
  expect(resetMail(user, link).html).toContain('<html lang="fr" dir="ltr">');
});

const changes = { email: true, role: 'ADMIN', status: 'INACTIVE', permissions: true } as const;

const allMails: [string, (recipient: Recipient & { id: string }) => Mail | null][] = [
  ['code', (recipient) => codeMail(recipient, code, attempt)],
  ['reset', (recipient) => resetMail(recipient, link)],
  ['invitation', (recipient) => invitationMail(recipient, link)],
  ['password changed', (recipient) => passwordChangedMail(recipient, byAdministrator)],
  [
    'password changed by the owner',
    (recipient) => passwordChangedMail(recipient, { ...byAdministrator, author: 'owner' }),
  ],
  ['account changed', (recipient) => accountChangedMail(recipient, changes, byAdministrator)],
  [
    'account changed by the owner',
    (recipient) =>
      accountChangedMail(recipient, { status: 'SUSPENDED' }, { ...byAdministrator, author: 'owner' }),
  ],
  ['confirmation of an address', (recipient) => confirmEmailMail(recipient, link)],
  ['change of an address', (recipient) => emailChangeRequestedMail(recipient, moment)],
];

const wordsOf = ({ subject, text, html }: Mail) =>
  [subject, text, html.replace(/<style>.*?<\/style>|<[^>]*>/g, '')].map((words) =>
    words.replaceAll(link.appOrigin, ''),
  );

test.each(allMails)('no line of a mail breaks before French punctuation or a unit: %s', (_name, write) => {
  const mail = write(user);
  expect(mail?.text).toContain('Bonjour');
  for (const words of mail ? wordsOf(mail) : [])
    expect(words).not.toMatch(/ [?!;:»%]|« |\d (?:minute|heure)/);
});

test.each(allMails)('a French mail uses the word “email” and no other: %s', (_name, write) => {
  const mail = write(user);
  expect(mail?.text).toContain('Bonjour');
  for (const words of mail ? wordsOf(mail) : []) expect(words).not.toMatch(/courriel|e-mail/i);
});

test.each(allMails)(
  'each colour of a mail has a dark variant, except in its header and button: %s',
  (_name, write) => {
    const html = write(user)?.html ?? '';
    const rules = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? '';
    const own = /background:#0b2239|background:#c2410c|letter-spacing:1/;
    const coloured = [...html.matchAll(/<\w+[^>]*?(?:background|[; "]color):#[^>]*>/g)].map(([tag]) => tag);
    const adapted = coloured.filter((tag) => !own.test(tag));
    expect(adapted.length).toBeGreaterThan(4);
    for (const tag of adapted) {
      const name = / class="(\w+)"/.exec(tag)?.[1] ?? 'none';
      for (const property of tag.match(/(?<=[; "])(?:background|color)(?=:#)/g) ?? [])
        expect(rules).toMatch(new RegExp(`\\.${name}\\{[^}]*\\b${property}:#\\w+!important`));
    }
  },
);

const foreignWords: Record<Language, RegExp> = {
  fr: /\p{Script=Arabic}|\b(?:your|this|account|password)\b/iu,
  en: /\p{Script=Arabic}|[àâçéèêîôùû]|\b(?:votre|cette?|compte|lien)\b/iu,
  // Apart from the product's names and addresses, an Arabic mail has no Latin word.
  ar: /[a-z]{2,}/i,
};

test.each(languages.flatMap((language) => allMails.map(([name, write]) => [language, name, write] as const)))(
  'contains no text of another language: %s, %s',
  (language, _name, write) => {
    const mail = write(recipientWithLanguage(language));
    const known =
      /Firefox 133|Linux|<i>Awa<\/i>|&lt;i&gt;Awa&lt;\/i&gt;|Escale|\S+@escale\.test|CFS &amp; TRANSPORT|\S*\?token=\S+/g;
    for (const words of mail ? wordsOf(mail) : ['nothing was written'])
      expect(words.replace(known, '')).not.toMatch(foreignWords[language]);
  },
);
