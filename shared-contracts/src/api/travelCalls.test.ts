import * as z from 'zod/mini';
import { listPackages } from './travelCalls.ts';

test('categories are one list with commas in an address, spaces and empty ones left out [API-04]', () => {
  expect(z.decode(listPackages.query, { category: ' hotel, ,camping,' })).toEqual({ category: ['hotel', 'camping'] });
  expect(z.encode(listPackages.query, { category: ['hotel', 'camping'] })).toEqual({ category: 'hotel,camping' });
});
