import { shopConfigSchema } from './shopConfig.ts';
import { ticketLimitsOf } from './ticketLimitsOf.ts';

test('a shop defines how many tickets a cart may contain, and how many of its extra tickets', () => {
  const allowedExtraTickets = { ids: ['guest'], maxQuantity: 2 };
  const config = shopConfigSchema.parse({
    slug: 'zomer',
    shopToken: 'token',
    apiNamespace: 'zomer-2027',
    festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
    ossBrand: 'solstrand',
    maxTicketAmount: 6,
    shopSettings: { fields: { allowedExtraTickets } },
  });
  expect(ticketLimitsOf(config)).toEqual({ maxTicketAmount: 6, allowedExtraTickets });
});
