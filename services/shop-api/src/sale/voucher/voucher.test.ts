import { codesOf } from './voucher.ts';

test('a code is found without regard to capitals; a space is too much or stands for a dash [VCH-01]', () => {
  expect(codesOf(' sol-tien ')).toEqual(['SOL-TIEN']);
  expect(codesOf('SOL TIEN')).toEqual(['SOLTIEN', 'SOL-TIEN']);
  expect(codesOf('sol – tien.')).toEqual(['SOL-TIEN']);
  expect(codesOf('TIEN EURO')).toEqual(['TIENEURO', 'TIEN-EURO']);
});
