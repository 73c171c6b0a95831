import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** Expects that a screen reader finds neither landmarks nor controls of the page behind a dialog. */
export const expectOnly = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  const outside = page.locator('body > :not(:has([role=dialog]))').getByRole('button');
  await expect(outside).toHaveCount(0);
};
