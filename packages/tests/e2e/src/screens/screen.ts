import type { Page } from '@playwright/test';
import type { AccountName } from '../fixtures/accounts';
import type { SignedIn } from '../fixtures/sign-in-by-api';
import type { SiteCopy } from '../fixtures/site-copy';

/** The fixtures by which a screen is opened. */
export interface ScreenTools {
  page: Page;
  site: SiteCopy;
  signIn: (account: AccountName) => Promise<SignedIn>;
  /** Allows uncaught errors that the screen provokes. */
  allowErrors: (pattern: RegExp) => void;
  /** Allows requests of the screen to another origin. */
  allowOrigin: (origin: string) => void;
}

/** A screen or state of the product; `open` resolves when it is shown. */
export interface Screen {
  name: string;
  /**
   * True if this screen has a layout or a family of components that no other screen has. Only such
   * screens are also checked in the dark theme, with touch and with longer texts. For contrast, no
   * further screens are needed: `colors.test.ts` proves the contrast of each pair of colours.
   */
  hasOwnLayout?: boolean;
  open: (tools: ScreenTools) => Promise<void>;
}
