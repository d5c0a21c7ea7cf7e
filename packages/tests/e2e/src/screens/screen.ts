import type { Page } from '@playwright/test';
import type { AccountName } from '../fixtures/accounts';
import type { SignedIn } from '../fixtures/sign-in-by-api';
import type { SiteCopy } from '../fixtures/site-copy';

/** Fixtures for opening a screen. */
export interface ScreenTools {
  page: Page;
  site: SiteCopy;
  signIn: (account: AccountName) => Promise<SignedIn>;
  /** Uncaught errors that the screen expects. */
  allowErrors: (pattern: RegExp) => void;
  /** Another origin that the screen calls. */
  allowOrigin: (origin: string) => void;
}

/** A screen or state of the product; `open` resolves when it is shown. */
export interface Screen {
  name: string;
  /**
   * True if its layout, or a family of components, is on no other screen. It is then also checked in the dark theme, with touch and
   * with longer texts. The contrast of each pair of colours is proven in `colors.test.ts`.
   */
  ofItsOwn?: boolean;
  open: (tools: ScreenTools) => Promise<void>;
}
