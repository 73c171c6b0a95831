import { returnOrigins } from './returnOrigins.ts';

test('shoppers return only to the shop’s own origins; a local origin is accepted under both of its names', () => {
  expect(returnOrigins(['https://shop.example/nl', 'http://127.0.0.1:43100'])).toEqual([
    'https://shop.example',
    'http://127.0.0.1:43100',
    'http://localhost:43100',
  ]);
  expect(returnOrigins([])).toEqual(['http://127.0.0.1:3000', 'http://localhost:3000']);
});
