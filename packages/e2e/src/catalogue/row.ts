import type { Page } from '@playwright/test';
import type { AccountName } from '../fixtures/accounts';
import type { Mailbox } from '../fixtures/mailbox';
import type { PeopleApi } from '../fixtures/people-api';
import type { SignedIn } from '../fixtures/sign-in-by-api';
import type { SiteCopy } from '../fixtures/site-copy';

/** What it may take to provoke a failure. */
export interface RowTools {
  page: Page;
  mailbox: Mailbox;
  site: SiteCopy;
  signIn: (account: AccountName) => Promise<SignedIn>;
  /** Signs the super administrator in and gives the calls of the module users. */
  people: () => Promise<PeopleApi>;
}

/** A row of §8: its text, and how it is provoked over HTTP on the running product. */
export interface Row {
  text: string;
  /** `toast` by default; `screen`: the text stands on the page itself, and no toast repeats it. */
  place?: 'toast' | 'screen';
  /** Which of the row's failures, where it has several. */
  by?: string;
  provoke: (tools: RowTools) => Promise<unknown>;
}

/** A failure that §8 wants silent. */
export interface SilentRow {
  name: string;
  /** Settles when the failure has shown its effect. */
  provoke: (tools: Pick<RowTools, 'page' | 'signIn'>) => Promise<unknown>;
}
