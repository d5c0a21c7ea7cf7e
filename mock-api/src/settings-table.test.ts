import { compareSettings } from '@escale/core/testing';
import { environmentSchema } from './config';

test('the settings page has the defaults and values of the API', () => {
  const inWords = ['APP_ORIGIN', 'ESCALE_DATA_DIR', 'HOME_ADDRESS_RANGES', 'MAILBOX'];
  const { page, schema } = compareSettings('API', environmentSchema, inWords);
  expect(page).toEqual(schema);
});
