import { browserFamily } from './browserFamily.ts';
import { framesOf, impersonal } from './impersonal.ts';

test.each([
  ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
  ['No place for jan.devries+x@example.co.uk now', 'No place for ‹mail› now'],
  ['Order SOL-4F7A-99 of "Jan de Vries" failed', 'Order SOL-4F7A-99 of "…" failed'],
  ['GET https://shop.example/orders?mail=jan&id=7 answered 500', 'GET /orders?… answered 500'],
  ['cart 5d41402abc4b2a76b9719d911017c592 is gone', 'cart ‹id› is gone'],
  ['call +31 6 1234 5678', 'call +‹number›'],
  ['“Eva Peeters, Kerkstraat 5” is too long', '“…” is too long'],
  ['red \u001b[31m\nand\u202E turned', 'red [31m and turned'],
  ["HierarchyRequestError: can't insert", "HierarchyRequestError: can't insert"],
])('%s is stored as %s', (message, kept) => {
  expect(impersonal(message)).toBe(kept);
});

test('stack frames are assigned to remotes or to the shell, in each browser’s format', () => {
  const stack = `TypeError: x
    at async submit (https://shop.example/remotes/mf_tickets/1.9.0/browser/1.js:1:205)
    at https://shop.example/assets/shop.0a1b.js:1:2
    at other (https://elsewhere.example/secret.js:1:2)
onClick@https://shop.example/remotes/mf_basket/2.0.0/browser/2.js:10:3`;
  expect(framesOf(stack)).toEqual([
    'at submit (/remotes/mf_tickets/1.9.0/browser/1.js:1:205)',
    'at /assets/shop.0a1b.js:1:2',
    'at onClick (/remotes/mf_basket/2.0.0/browser/2.js:10:3)',
  ]);
});

test.each([
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet',
  ],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'Safari'],
  ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  ['curl/8', 'another'],
])('%s belongs to the family %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
