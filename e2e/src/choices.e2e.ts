import type { Locator } from 'playwright/test';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';

const shirt = 'Festivalshirt, maat M';

/** What is chosen in the basket, as the page shows it. */
const choicesIn = async (basket: Locator) => ({
  country: await basket.getByRole('combobox', { name: 'Land van bezorging' }).inputValue(),
  shipping: await basket.getByText('Verzending', { exact: true }).locator('xpath=following-sibling::dd').innerText(),
  refusesProtection: await basket.getByRole('radio', { name: 'Nee, dat hoeft niet' }).isChecked(),
  acceptsTerms: await basket.getByRole('checkbox', { name: /voorwaarden/ }).isChecked(),
});
