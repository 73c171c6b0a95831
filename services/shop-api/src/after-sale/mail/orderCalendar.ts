import type { OrderCalendar } from '@festival/shared-contracts/order/orderPage';
import { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import { festivalDays, placeIn, titleIn } from '../order-facts/festivalFacts.ts';
import { type CalendarEntry, calendarFile } from './calendarFile.ts';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import type { ConfirmedTicket } from './confirmedTickets.ts';

type Dates = Pick<CalendarEntry, 'title' | 'from' | 'to'> & { place?: string; key: string };

/** The length of a ride in a calendar, in minutes, if the festival does not give one. */
const usualRideMinutes = 60;

/**
 * The dates of an order as a calendar, with one named entry for each kind of ticket, each ride and the stay. Null if
 * the order has no dates [BYD-02].
 */
export function orderCalendar(order: ConfirmedOrder, madeAt: number): OrderCalendar | null {
  const dates = datesOf(order);
  return dates.length > 0 ? calendarOf(order, dates, madeAt) : null;
}

/** The festival's days as a calendar, for an order without its own dates. */
export const festivalCalendar = (order: ConfirmedOrder, madeAt: number): OrderCalendar =>
  calendarOf(order, [festivalDates(order)], madeAt);

function calendarOf(
  { config, language, reference, page }: ConfirmedOrder,
  dates: Dates[],
  madeAt: number,
): OrderCalendar {
  const entries = dates.map(({ key, place = placeIn(config, language), ...own }) => ({
    ...own,
    place,
    madeAt,
    uid: `${reference}-${key}@${config.slug}`,
    ...(page !== null && { link: { name: confirmationTexts[language].page, href: page } }),
  }));
  return { name: confirmationTexts[language].calendarFile, content: calendarFile(entries) };
}

function festivalDates({ config, language }: ConfirmedOrder): Dates {
  const { first, last } = festivalDays(config);
  return { title: titleIn(config, language), from: first, to: last, key: 'festival' };
}

/** One entry for each time: tickets for the same hours share the entry of the first, however they are named. */
function datesOf(order: ConfirmedOrder): Dates[] {
  const { stay } = order;
  const all = [
    ...order.tickets.flatMap((ticket) => datesOfTicket(ticket, order)),
    ...(stay
      ? [{ title: stay.name, place: stay.address ?? stay.name, from: stay.days.first, to: stay.days.last, key: 'stay' }]
      : []),
  ];
  const byTime = new Map<string, Dates>();
  for (const dates of all) {
    const time = [dates.from, dates.to, dates.place].join(' ');
    if (!byTime.has(time)) byTime.set(time, dates);
  }
  return [...byTime.values()];
}

function datesOfTicket({ product, productId, name }: ConfirmedTicket, order: ConfirmedOrder): Dates[] {
  if (product?.mappedType === 'transportation') return rides(product.name, product.meta, order, productId);
  const title = `${titleIn(order.config, order.language)}: ${name}`;
  const { doorsAt, endsAt } = product?.meta ?? {};
  const { first, last } = festivalDays(order.config);
  // A ticket without its own times is an all-day entry. A ticket of several days ends when its last night ends.
  return doorsAt && endsAt
    ? [{ title, from: doorsAt, to: endsAt, key: productId }]
    : [{ title, from: first, to: last, key: productId }];
}

type Meta = NonNullable<ConfirmedTicket['product']>['meta'];

function rides(
  name: string,
  { departure, departsAt, returnsAt, travelMinutes = usualRideMinutes }: Meta,
  { config, language }: ConfirmedOrder,
  productId: string,
): Dates[] {
  const texts = confirmationTexts[language];
  const after = (moment: string) => new Date(Date.parse(moment) + travelMinutes * 60_000).toISOString();
  const ride = (way: string, key: string, from: string | undefined, place: string): Dates[] =>
    from ? [{ title: `${name}: ${way}`, place, from, to: after(from), key: `${productId}-${key}` }] : [];
  return [
    ...ride(texts.out, 'out', departsAt, departure),
    ...ride(texts.back, 'back', returnsAt, placeIn(config, language)),
  ];
}
