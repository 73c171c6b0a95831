import { plainCode, plainTyped } from './plainTyped.ts';

test('a text is read as its reader sees it: no invisible signs, one kind of dash, blank and digit', () => {
  expect(plainTyped(' \u202a１２\u00a0–\u201112\u200b\u00ad ')).toBe('12 --12');
  expect(plainTyped('a\u2009b\u3000c\u2212d')).toBe('a b c-d');
});

test.each([
  'SOL–TIEN',
  'SOL‑TIEN',
  'SOL−TIEN',
  'SOL-TIEN.',
  '"SOL-TIEN"',
  '“SOL-TIEN”',
  '„SOL-TIEN“',
  '(SOL-TIEN),',
  'SOL\u00ad-TIEN',
  '\u200bSOL-TIEN\u200b',
  ' SOL-TIEN: ',
])('the code %j is SOL-TIEN [VCH-01]', (typed) => expect(plainCode(typed)).toBe('SOL-TIEN'));

test('a text of 200,000 signs is read without a search from each of them [VCH-01, API-06]', () => {
  expect(plainCode(`a${'.'.repeat(200_000)}b`)).toHaveLength(200_002);
});

test('a code of signs alone is blank, and signs of a code itself stay [VCH-01]', () => {
  expect(plainCode('"."')).toBe('');
  expect(plainCode('10%')).toBe('10%');
});
