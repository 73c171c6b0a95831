import { earlyReads } from './earlyReads.ts';

test('stays are read early in a shop that has a travel id, and in no other [RTE-14]', () => {
  const read = earlyReads['mf_travel/packages'];
  expect(read?.({ slug: 'zomer', apiTravelId: 'zomer-27' })).toBe('/travel/zomer-27/en/packages');
  expect(read?.({ slug: 'zomer', apiTravelId: '' })).toBeNull();
});
