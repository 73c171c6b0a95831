import { mayPrefetch } from './mayPrefetch.ts';

test('nothing is prefetched with data saver or on 2g; a browser that does not report its connection type prefetches [RTE-14]', () => {
  expect(mayPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(mayPrefetch({ saveData: false, effectiveType: '2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({ saveData: false, effectiveType: '3g' })).toBe(true);
  expect(mayPrefetch(undefined)).toBe(true);
});
