import { expect, type Locator } from '@playwright/test';

/** Expects a field to be marked invalid and described by `sentence`. */
export async function expectFieldError(field: Locator, sentence: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const pattern =
    typeof sentence === 'string'
      ? sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
      : sentence;
  await expect(field).toHaveAccessibleDescription(new RegExp(pattern));
}
