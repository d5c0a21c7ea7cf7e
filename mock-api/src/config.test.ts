import { readConfig } from './config';
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

test.each(['http://a.test/path', 'ftp://a.test', 'a.test'])('rejects %s as an origin', (APP_ORIGIN) => {
  expect(() => readConfig({ APP_ORIGIN })).toThrow('APP_ORIGIN');
});
