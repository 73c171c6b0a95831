import { stepTexts } from '../stepTexts.ts';
import type { OtherBrowser } from './otherBrowser.ts';
import { button, field, heading, link } from './places.ts';

const card = '4242 4242 4242 4242';

/** Fills in the form of a shopper. */
const fillForm = async (browser: OtherBrowser, email: string): Promise<void> => {
  await browser.choose(field('Geslacht'), 'Vrouw');
  await browser.type(field('Voornaam'), 'Noor');
  await browser.type(field('Achternaam'), 'de Vries');
  await browser.type(field('E-mailadres *'), email);
  await browser.type(field('E-mailadres, nog een keer'), email);
  await browser.type(field('Telefoonnummer'), '06 12345678');
  await browser.choose(field('Dag'), '4');
  await browser.choose(field('Maand'), 'mei');
  await browser.choose(field('Jaar'), '1990');
  await browser.choose(field('Land *'), 'Nederland');
  await browser.type(field('Straat'), 'Zeeweg');
  await browser.type(field('Huisnummer'), '12');
  await browser.type(field('Postcode'), '2042 AB');
  await browser.type(field('Plaats'), 'Zandvoort');
};

/** Pays on the provider's page. */
const pay = async (browser: OtherBrowser): Promise<void> => {
  await browser.press('//input[@type="radio"][@value="card"]');
  await browser.press(button('Betaal'));
  await browser.type(field('Kaartnummer'), card);
  await browser.type(field('Geldig tot'), '12/30');
  await browser.type(field('Code (CVC)'), '123');
  await browser.type(field('Naam'), 'N de Vries');
  await browser.press(button('Betaal'));
};

/** Buys a weekend at Solstrand, from the home page to a paid order. @returns the order's number. */
export const buyTicket = async (browser: OtherBrowser, shopUrl: string, email: string): Promise<string> => {
  await browser.open(`${shopUrl}/solstrand`);
  await browser.press(link(stepTexts('tickets').start));
  await browser.press(button('Meer Weekendticket'));
  await browser.press(button('Winkelmand: 1'));
  await browser.press(field('Nee, dat hoeft niet'));
  await browser.press(field('Ik ga akkoord met de voorwaarden'));
  await browser.press(button('Verder naar je gegevens'));
  await fillForm(browser, email);
  await browser.press(button('Verder naar betalen'));
  await pay(browser);
  await browser.textOf(heading('Je gaat naar'));
  return browser.textOf('//main//*[not(*)][string-length(normalize-space())=9][number(.)>0]');
};
