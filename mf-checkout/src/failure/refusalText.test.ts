import { errorTexts } from '@festival/shared-contracts/errors/errorTexts.nl';
import { createI18n } from '@festival/shared-ui/texts/createI18n';
import { refusalText } from './refusalText.ts';

const t = createI18n({ language: 'nl', texts: { errors: errorTexts } }).getFixedT(null, 'errors');

const refused = (code: string, status = 422, values = {}) =>
  refusalText({ code, message: 'The bus is full.', status, values }, t);

test('a known reason has our text, with its values [ERR-02, VCH-01]', () => {
  expect(refused('voucher.used')).toBe(errorTexts.other.voucherUsed);
  expect(refused('validation.product.maximum', 200 + 209, { maximum: 6 })).toContain('6');
});

test('an unknown reason shows the server’s sentence; a bare key is not shown [ERR-02, VCH-01]', () => {
  expect(refused('bus.full')).toBe('The bus is full.');
  expect(refusalText({ code: 'bus.full', message: 'bus.full', status: 422 }, t)).toBeNull();
});

test.each([0, 404, 500, 502])('a technical message (%d) is not shown to a shopper', (status) => {
  expect(refused('voucher.used', status)).toBeNull();
});
