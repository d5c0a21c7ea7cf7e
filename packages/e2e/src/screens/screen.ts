import type { Page } from '@playwright/test';
import type { AccountName } from '../fixtures/accounts';
import type { SignedIn } from '../fixtures/sign-in-by-api';
import type { SiteCopy } from '../fixtures/site-copy';

/** What a screen may need to be reached. */
export interface ScreenTools {
  page: Page;
  site: SiteCopy;
  signIn: (account: AccountName) => Promise<SignedIn>;
  /** Uncaught errors that the screen is there for. */
  allowErrors: (pattern: RegExp) => void;
}

/** A screen or state of the product: `open` ends when it stands. */
export interface Screen {
  name: string;
  open: (tools: ScreenTools) => Promise<void>;
}
