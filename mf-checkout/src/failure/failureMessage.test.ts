import { failureMessage } from './failureMessage.ts';

test('a key that we know is told in our words [ERR-02, VCH-01]', () => {
  expect(failureMessage({ message: 'voucher.invalid' })).toEqual({ kind: 'text', key: 'other.voucherInvalid' });
  expect(failureMessage({ message: 'voucher.used' })).toEqual({ kind: 'text', key: 'other.voucherUsed' });
});

test('a sentence of the server is told as it came [CHK-11]', () => {
  expect(failureMessage({ message: 'The bus is full.' })).toEqual({ kind: 'sentence', sentence: 'The bus is full.' });
});

test('a key that nobody knows, or no message, is not shown to anyone [CHK-11]', () => {
  expect(failureMessage({ message: 'validation.something.new' })).toEqual({ kind: 'none' });
  expect(failureMessage({ message: '' })).toEqual({ kind: 'none' });
});
