import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** The page behind a dialog is not there for a screen reader: neither its landmarks nor anything to press. */
export const expectOnly = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  const outside = page.locator('body > :not(:has([role=dialog]))').getByRole('button');
  await expect(outside).toHaveCount(0);
};
