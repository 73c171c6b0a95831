import { solstrand } from '@festival/example-festivals/solstrand/solstrand';
import { productSchema } from '@festival/shared-contracts/product/product';
import * as z from 'zod/mini';
import { confirmedOrder } from '../../../testing/confirmedOrder.ts';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import { orderCalendar } from './orderCalendar.ts';

function ticket(productId: string, number = 1): ConfirmedOrder['tickets'][number] {
  const seed = solstrand.products.find(({ product }) => product.id === productId);
  const product = seed ? z.parse(productSchema, seed.product) : null;
  return { productId, product, name: productId, number, count: 1, code: `${productId}-${number}`, holder: null };
}

function entriesOf(more: Partial<ConfirmedOrder>): string[] {
  const text = orderCalendar(confirmedOrder(more), Date.parse('2027-01-01T12:00:00Z'))?.content ?? '';
  return [...text.matchAll(/^(?:DTSTART|DTEND|SUMMARY)[:;](.*)\r$/gm)].map(([, value = '']) => value);
}

test('a calendar has one named entry for each item; tickets of the same kind share an entry with their hours [BYD-02]', () => {
  expect(entriesOf({ tickets: [ticket('day-saturday'), ticket('day-saturday', 2), ticket('day-sunday')] })).toEqual([
    ...['20270710T100000Z', '20270710T230000Z', 'Solstrand: day-saturday'],
    ...['20270711T100000Z', '20270711T220000Z', 'Solstrand: day-sunday'],
  ]);
});

test('two kinds of tickets for the same hours share an entry, which lasts until the end of the last night [BYD-02]', () => {
  expect(entriesOf({ tickets: [ticket('weekend'), { ...ticket('weekend'), productId: 'travel-ticket' }] })).toEqual([
    ...['20270709T100000Z', '20270711T220000Z', 'Solstrand: weekend'],
  ]);
});

test('a ticket of several days has one entry, a bus has an entry for each ride, and a stay has one for its days [BYD-02, TRN-01]', () => {
  const stay = { name: 'Dune hotel', days: { first: '2027-07-08', last: '2027-07-12' } };
  expect(entriesOf({ tickets: [ticket('weekend'), ticket('bus-utrecht')], stay })).toEqual([
    ...['20270709T100000Z', '20270711T220000Z', 'Solstrand: weekend'],
    ...['20270709T080000Z', '20270709T090000Z', 'Bus from Utrecht\\, there and back: Out'],
    ...['20270711T223000Z', '20270711T233000Z', 'Bus from Utrecht\\, there and back: Back'],
    ...['VALUE=DATE:20270708', 'VALUE=DATE:20270713', 'Dune hotel'],
  ]);
});

test('each entry links to the order, and the location of a stay is its address [BYD-02]', () => {
  const page = 'https://shop.example/solstrand/order/1b4e28ba-2fa1-41d2-883f-0016d3cca427';
  const stay = {
    name: 'Dune hotel',
    days: { first: '2027-07-08', last: '2027-07-12' },
    address: 'Duinrand 4, Zandvoort',
  };
  const text = orderCalendar(confirmedOrder({ page, stay, tickets: [ticket('weekend')] }), 0)?.content ?? '';
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === `URL:${page}`)).toHaveLength(2);
  expect(lines).toContain(`DESCRIPTION:See your order: ${page}`);
  expect(lines).toContain('LOCATION:Duinrand 4\\, Zandvoort');
});

test('an order without dates has no calendar', () => {
  expect(entriesOf({})).toEqual([]);
});
