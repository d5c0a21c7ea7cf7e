import { expect, type Locator } from '@playwright/test';

/** The field is marked as wrong and described by the sentence. */
export async function expectFieldError(field: Locator, sentence: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const pattern = typeof sentence === 'string' ? sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : sentence;
  await expect(field).toHaveAccessibleDescription(new RegExp(pattern));
}
