import { failureMessage } from './failureMessage.ts';

const refused = (message: string, status = 422) => failureMessage({ message, status });

test('a known key becomes our text [ERR-02, VCH-01]', () => {
  expect(refused('voucher.invalid')).toEqual({ kind: 'text', key: 'other.voucherInvalid' });
  expect(refused('voucher.used')).toEqual({ kind: 'text', key: 'other.voucherUsed' });
});

test('a sentence of the server is shown unchanged [CHK-11]', () => {
  expect(refused('The bus is full.')).toEqual({ kind: 'sentence', sentence: 'The bus is full.' });
});

test.each(['Ask us at www.festival.example', 'festival.example is closed for today', ' The bus is full. '])(
  '"%s" is a sentence, and shown without blanks around it',
  (message) => {
    expect(refused(message, 400)).toEqual({ kind: 'sentence', sentence: message.trim() });
  },
);

test('an unknown key, or no message, is not shown [CHK-11]', () => {
  expect(refused('validation.something.new')).toEqual({ kind: 'none' });
  expect(refused('')).toEqual({ kind: 'none' });
});

test.each([0, 404, 500, 502])('what a machine says of itself (%d) is not shown to a shopper', (status) => {
  expect(refused('There is nothing at this address.', status)).toEqual({ kind: 'none' });
});
