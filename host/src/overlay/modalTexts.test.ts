import { errorTexts as en } from '@festival/shared-contracts/errors/errorTexts.en';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import { createTexts } from '../i18n/createTexts.ts';
import { modalTexts } from './modalTexts.ts';

const read = (modal: OpenModal, language: 'nl' | 'en' = 'nl') => {
  const texts = createTexts({ language, texts: { host: {}, errors: { nl, en }[language], ui: {} } });
  return modalTexts(modal, texts.namespace('errors'));
};

test('a modal shows the texts of its row in the catalogue, in the language of the page [OVL-03]', () => {
  expect(read({ code: 5004 })).toEqual({ title: nl[5004].title, text: nl[5004].text, confirm: nl[5004].confirm });
  expect(read({ code: 6002 }, 'en')).toEqual(en[6002]);
});

test('8000 shows the server’s message in place of its text, and its text when there is none [ERR-02]', () => {
  expect(read({ code: 8000, message: 'Only on Sundays.' }).text).toBe('Only on Sundays.');
  expect(read({ code: 8000 }).text).toBe(nl[8000].text);
});

test('a message that is a key is read as our own text [ERR-02]', () => {
  expect(read({ code: 8000, message: 'product.sold_out' }).text).toBe(nl.other.productSoldOut);
});

test('6011 names the message and the cart [ERR-02]', () => {
  const { text } = read({ code: 6011, message: 'It failed.', values: { cartId: 'c-77' } });
  expect(text).toContain('It failed.');
  expect(text).toContain('c-77');
});

test('a code that is not in the catalogue has the general text [OVL-03]', () => {
  expect(read({ code: 1234 as OpenModal['code'] }).title).toBe('Er is iets misgegaan');
});
