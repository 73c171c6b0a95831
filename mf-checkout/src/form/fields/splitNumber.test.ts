import { splitNumber } from './splitNumber.ts';

test.each([
  ['12 bis', '12', 'bis'],
  ['80 bus 2', '80', 'bus 2'],
  ['12-3', '12', '3'],
  ['12 / 2', '12', '2'],
  [' 7b ', '7', 'b'],
  ['12, 3 hoog', '12', '3 hoog'],
  ['１２b', '12', 'b'],
  ['5, 3º B', '5', '3º B'],
  ['s/n', '0', 's/n'],
])('%j is a number and its addition [CHK-02, CHK-15]', (text, streetNumber, streetNumberExtension) => {
  expect(splitNumber(text)).toEqual({ streetNumber, streetNumberExtension });
});

test.each(['', '12', ' 12 ', '12 -', 'bis', 'b 12', '1234567'])('%j is not split', (text) => {
  expect(splitNumber(text)).toBeNull();
});
