import { readConfig, readPerson } from './config';
import { StartError } from './start-error';

test('uses defaults for missing variables; links use the port of the application', () => {
  expect(readConfig({})).toMatchObject({
    API_PORT: 4_000,
    HOST: 'localhost',
    AUTH_ENUMERATION: 'reveal',
    APP_ORIGIN: 'http://localhost:3000',
    ACCESS_TOKEN_SECONDS: 600,
    SESSION_IDLE_MINUTES: 30,
    SEED_USERS: 0,
    LIMIT_ACCOUNT_FAILURES: 5,
    LIMIT_ADDRESS_FAILURES: 30,
    LIMIT_UNKNOWN_EMAILS: 30,
    LIMIT_CODE_MAILS: 10,
    RETENTION_MONTHS: 12,
  });
  expect(readConfig({ PORT: '3100', APP_ORIGIN: '' }).APP_ORIGIN).toBe('http://localhost:3100');
});

test('one message names every invalid variable and no value', () => {
  const wrong = {
    API_PORT: 'abc',
    AUTH_ENUMERATION: 'maybe',
    SMTP_URL: 'http://user:secret@x',
    SEED_USERS: '-1',
  };
  const read = () => readConfig({ ...wrong, HOST: 'localhost' });
  expect(read).toThrow(StartError);
  expect(read).toThrow(
    "Variables d'environnement incorrectes : API_PORT, SEED_USERS, SMTP_URL, AUTH_ENUMERATION.",
  );
});

test.each(['10.0.0.0/99', '999.1.1.1', '10.0.0.1,,x', 'the proxy'])(
  'names the variable of unreadable proxies (%s) without its value',
  (API_TRUST_PROXY) => {
    const read = () => readConfig({ API_TRUST_PROXY });
    expect(read).toThrow(StartError);
    expect(read).toThrow(/^Variables d'environnement incorrectes : API_TRUST_PROXY\.$/);
  },
);

test.each(['loopback', 'uniquelocal, 203.0.113.7', '10.0.0.0/8,2001:db8::/32'])(
  'takes %s as proxies',
  (list) => {
    expect(readConfig({ API_TRUST_PROXY: list }).API_TRUST_PROXY).toBe(list);
  },
);

test.each(['http://a.test/path', 'ftp://a.test', 'a.test'])('rejects %s as an origin', (APP_ORIGIN) => {
  expect(() => readConfig({ APP_ORIGIN })).toThrow('APP_ORIGIN');
});

test('the first administrator is read from a name and an address', () => {
  const awa = { firstName: 'Awa', lastName: 'Koné Diallo', email: 'awa@example.com' };
  expect(readPerson(' Awa Koné Diallo <Awa@example.com> ')).toEqual(awa);
});

test.each(['awa@example.com', 'Awa <awa@example.com>', 'Awa Koné', 'Awa Koné <awa>', 'Awa Koné <a@b> x'])(
  'refuses %s: a name and an address are needed',
  (text) => {
    expect(readPerson(text)).toBeUndefined();
  },
);
