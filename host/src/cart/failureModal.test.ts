import { errorTexts as en } from '@festival/shared-contracts/errors/errorTexts.en';
import { errorTexts as es } from '@festival/shared-contracts/errors/errorTexts.es';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import { refusalTextKeys } from '@festival/shared-contracts/errors/refusalTexts';
import { createTexts } from '../i18n/createTexts.ts';
import { modalTexts } from '../overlays/modalTexts.ts';
import { failureModal } from './failureModal.ts';

const textsIn = (language: string, errors: unknown) =>
  createTexts({ language: language as 'nl', texts: { host: {}, errors: errors as typeof en, ui: {} } }).getFixedT(
    null,
    'errors',
  );

/** Values for the placeholders in the texts of refusals. */
const values = { minimum: 4, maximum: 6, step: 2, name: 'Tent', persons: 2, tickets: 3 };
const failure = (code: string, status = 409) => ({ code, message: code, values, status });

test.each(Object.entries(refusalTextKeys))(
  'the modal of a write that is refused with %s has the row’s text, or the refusal’s, in three languages [ERR-02]',
  (code, key) => {
    const modal = failureModal(failure(code), 'cart-1', 'General.');
    for (const [language, errors] of Object.entries({ nl, en, es })) {
      const t = textsIn(language, errors);
      const shown = Object.values(modalTexts(modal, t)).join(' ');
      const own = modal.refusal ? key : (`${modal.code}.text` as typeof key);
      expect(shown).toContain(t(own, { replace: values }));
      expect(shown).not.toMatch(/\{\{|undefined/);
    }
  },
);

test('a failure of the server opens no refusal: 6011 with the cart’s id, or 1000 without a cart [ERR-02, ERR-06]', () => {
  expect(failureModal(failure('payment.away', 503), 'cart-1', 'General.')).toEqual({
    code: 6011,
    message: 'General.',
    values: { cartId: 'cart-1' },
  });
  expect(failureModal(failure('request.failed', 500), undefined, 'General.')).toEqual({ code: 1000 });
});
