import { countFilters, queryOfFilters } from './queryOfFilters.ts';
import { readFilters } from './readFilters.ts';

test('the filters are in the address and are read from it unchanged [TRV-01]', () => {
  const filters = { persons: 4, category: ['Hotel', 'Lodge'], rating: 3, date: '2027-07-08' };
  const query = Object.fromEntries(new URLSearchParams(queryOfFilters(filters)));
  expect(readFilters(query)).toEqual(filters);
  expect(countFilters(filters)).toBe(5);
  const none = readFilters({});
  expect(queryOfFilters(none)).toBe('persons=&category=&rating=&date=');
  expect(countFilters(none)).toBe(0);
});

test.each<Record<string, string>>([{ persons: '2' }, { category: 'Hotel' }, { rating: '3' }, { date: '2027-07-08' }])(
  '%j is one filter [TRV-01]',
  (query) => {
    expect(countFilters(readFilters(query))).toBe(1);
  },
);

test('only the first 20 categories count [TRV-01]', () => {
  const category = Array.from({ length: 25 }, (_, index) => `c${index}`).join();
  expect(readFilters({ category }).category).toHaveLength(20);
});

test.each([
  [{ persons: '1' }, { persons: 1 }],
  [{ persons: '50' }, { persons: 50 }],
  [{ persons: '0' }, { persons: undefined }],
  [{ persons: '51' }, { persons: undefined }],
  [{ persons: '2.5' }, { persons: undefined }],
  [{ persons: 'many' }, { persons: undefined }],
  [{ rating: '6' }, { rating: undefined }],
  [{ date: '2027-13-40' }, { date: undefined }],
  [{ date: 'tomorrow' }, { date: undefined }],
  [{ date: '12027-07-08' }, { date: undefined }],
  [{ date: '2027-07-081' }, { date: undefined }],
  [{ category: ' Hotel ,,Hotel' }, { category: ['Hotel'] }],
])('an address with %j has the filter %j: persons are 1 to 50 [TRV-01]', (query, filter) => {
  expect(readFilters(query)).toMatchObject(filter);
});
