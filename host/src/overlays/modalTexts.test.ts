import { errorTexts as en } from '@festival/shared-contracts/errors/errorTexts.en';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import { createTexts } from '../i18n/createTexts.ts';
import { modalTexts } from './modalTexts.ts';

const read = (modal: OpenModal, language: 'nl' | 'en' = 'nl') => {
  const texts = createTexts({ language, texts: { host: {}, errors: { nl, en }[language], ui: {} } });
  return modalTexts(modal, texts.getFixedT(null, 'errors'));
};

test('a modal shows the texts of its row in the catalogue, in the language of the page [OVL-03]', () => {
  expect(read({ code: 5000 })).toEqual(nl[5000]);
  expect(read({ code: 6002 }, 'en')).toEqual(en[6002]);
});

test('5004 names the maximum, and 6001 names the product that is removed [OVL-03, ERR-06]', () => {
  expect(read({ code: 5004, values: { maximum: 6 } }).text).toContain('kunt nemen: 6');
  expect(read({ code: 6001, values: { name: 'Weekendticket' } }).text).toMatch(/^Weekendticket: /);
});

test('8000 shows our text for a known refusal and the server’s sentence for an unknown one; if the message is the key of a text, it shows that text [ERR-02, BSK-08]', () => {
  const refusal = (code: string, message = 'Only on Sundays.') => ({ code: 8000, refusal: { code, message } }) as const;
  expect(read(refusal('product.sold_out')).text).toBe(nl.other.productSoldOut);
  expect(read(refusal('refused', 'product.sold_out')).text).toBe(nl.other.productSoldOut);
  expect(read({ ...refusal('validation.product.maximum'), values: { maximum: 6 } }).text).toContain('hoogstens 6');
  expect(read(refusal('sundays.only')).text).toBe('Only on Sundays.');
  expect(read(refusal('sundays.only', 'sundays.only')).text).toBe(nl[8000].text);
  expect(read({ code: 8000 }).text).toBe(nl[8000].text);
});

test('8000 shows a message of the page itself, and 8002 shows the shop’s title and message [ERR-02]', () => {
  expect(read({ code: 8000, message: 'Alleen op zondag.' }).text).toBe('Alleen op zondag.');
  expect(read({ code: 8002, title: 'Storing', message: 'Even wachten.' })).toMatchObject({
    title: 'Storing',
    text: 'Even wachten.',
  });
});

test('6011 without a message asks only once to try again [ERR-02]', () => {
  const { title, text } = read({ code: 6011, values: { cartId: 'c-77' } });
  expect(text).toContain(nl.other.tryAgain);
  expect(nl.other.tryAgain).not.toContain(title);
});

test('6011 shows the message and the cart’s id [ERR-02]', () => {
  const { text } = read({ code: 6011, message: 'It failed.', values: { cartId: 'c-77' } });
  expect(text).toContain('It failed.');
  expect(text).toContain('c-77');
});

test('a code that is not in the catalogue shows the general text [OVL-03]', () => {
  expect(read({ code: 1234 as OpenModal['code'] }).title).toBe('Er is iets misgegaan');
});
