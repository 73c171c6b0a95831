import { shopper } from '@festival/e2e/shopper';
import { stepTexts } from '@festival/e2e/stepTexts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Recorder } from './recordUse.ts';

/** The purchase of the journeys: two tickets, a bus and a form, paid with a test card. */
export async function buyTickets(page: Page, recorder: Recorder): Promise<void> {
  const visitor = shopper(page);
  await recorder.start();
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 2);
  await visitor.next(stepTexts('packages').title);
  await visitor.next(stepTexts('transportation').title);
  await visitor.add('Bus vanaf Utrecht, heen en terug', 1);
  await visitor.openBasket();
  await visitor.confirmBasket();
  await visitor.fillForm('noor+unused@example.com');
  await visitor.submitForm();
  await expect(page.getByRole('button', { name: /^Betaal/ })).toBeVisible();
  // The provider's page has another origin, where Chromium restarts its coverage.
  await recorder.stop();
  await recorder.start();
  await visitor.pay();
  await expect(page.getByRole('heading', { name: /^Je gaat naar/ })).toBeVisible();
  await recorder.stop();
}
