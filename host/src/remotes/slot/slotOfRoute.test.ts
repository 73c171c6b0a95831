import { routeRow } from '../../../testing/everyRoute.ts';
import { slotOfRoute } from './slotOfRoute.ts';

const list = routeRow('slug-packages');

test('a slot gets the parameters that its module reads, in a fixed order; other parameters do not reload it [TRV-01]', () => {
  const query = (search: string) => slotOfRoute(list, { slug: 'zomer' }, search)?.query;
  expect(query('?utm_source=mail&rating=3&persons=4')).toBe('persons=4&rating=3');
  expect(query('?persons=4&rating=3')).toBe('persons=4&rating=3');
  expect(query('?utm_source=mail&persons=')).toBe('');
  // In the browser's own form, the parameter is repeated for each ticked box.
  expect(query('?category=Hotel&category=Lodge')).toBe('category=Hotel%2CLodge');
});

test('a route without its own parameters has the same slot for every query', () => {
  const tickets = routeRow('slug-tickets');
  expect(slotOfRoute(tickets, { slug: 'zomer' }, '?persons=4')).toEqual({
    module: 'mf_tickets/tickets',
    params: {},
    query: '',
  });
});
