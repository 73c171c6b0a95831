import { type CalendarEntry, calendarFile } from '@festival/shared-contracts/calendar/calendarFile';
import { admissionDays } from '../ticket/admissionDays.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import type { ConfirmedTicket } from './confirmedTickets.ts';
import { festivalDays, placeIn, titleIn } from './festivalFacts.ts';
import type { MailMessage } from './mailDelivery.ts';

type Dates = Pick<CalendarEntry, 'title' | 'from' | 'to'> & { place?: string; key: string };

/** Minutes that a ride has in a calendar when the festival does not say how long it takes. */
const usualRideMinutes = 60;

/** The dates of an order as an attached calendar, with one entry for each: tickets by day, rides out and back, the stay [BYD-02]. */
export function orderCalendar(order: ConfirmedOrder, { madeAt }: { madeAt: number }): MailMessage['attachments'] {
  const { config, language, reference } = order;
  const entries = datesOf(order).map(({ key, place = placeIn(config, language), ...dates }) => ({
    ...dates,
    place,
    madeAt,
    uid: `${reference}-${key}@${config.slug}`,
  }));
  if (entries.length === 0) return [];
  return [
    {
      filename: confirmationTexts[language].calendarFile,
      content: Buffer.from(calendarFile(entries)),
      contentType: 'text/calendar; charset=utf-8',
    },
  ];
}

/** One for each date: four tickets of a day are one entry, and tickets of the same days too. */
function datesOf(order: ConfirmedOrder): Dates[] {
  const { stay } = order;
  const all = [
    ...order.tickets.flatMap((ticket) => datesOfTicket(ticket, order)),
    ...(stay ? [{ title: stay.name, place: stay.name, from: stay.days.first, to: stay.days.last, key: 'stay' }] : []),
  ];
  return [...new Map(all.map((dates) => [dates.key, dates])).values()];
}

function datesOfTicket({ product, productId }: ConfirmedTicket, order: ConfirmedOrder): Dates[] {
  if (product?.mappedType === 'transportation') return rides(product.name, product.meta, order, productId);
  const title = titleIn(order.config, order.language);
  const { doorsAt, endsAt } = product?.meta ?? {};
  const { first, last } = doorsAt && endsAt ? admissionDays(doorsAt, endsAt) : festivalDays(order.config);
  // By its days, so that a calendar moves its entry when a later mail says other hours.
  const key = `${first}-${last}`;
  // A night out has its hours; several days are days.
  return doorsAt && endsAt && first === last
    ? [{ title, from: doorsAt, to: endsAt, key }]
    : [{ title, from: first, to: last, key }];
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
