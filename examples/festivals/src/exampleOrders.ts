import type { EarlierOrderSeed } from './festivalSeed.ts';

type Place = { slug: string; digit: 1 | 2 };

/**
 * Earlier orders: a member's with a bus and merchandise, two that can be upgraded, one that was upgraded, and one in
 * the member sale by an account that may not order there again [BRD-05]. References begin with the festival's digit.
 */
export function exampleOrders({ slug, digit }: Place): EarlierOrderSeed[] {
  const order = (number: number, shop: string, rest: Pick<EarlierOrderSeed, 'accountId' | 'placedAt' | 'lines'>) => ({
    reference: `${digit}0000000${number}`,
    externalReference: `${digit}0a7e5ca-fe57-4a11-8a5e-00000000000${number}`,
    shopSlug: `${slug}${shop}`,
    ...rest,
  });
  return [
    order(1, '', {
      accountId: 'noor',
      placedAt: '2026-10-02T10:15:00Z',
      lines: { weekend: 2, 'bus-utrecht': 2, mer_hoodie_M: 1, 'glamping-standard': 1 },
    }),
    order(2, '', { accountId: 'lotte', placedAt: '2026-10-03T19:40:00Z', lines: { weekend: 2 } }),
    order(3, '', { accountId: 'sam', placedAt: '2026-10-05T08:05:00Z', lines: { weekend: 1, locker: 1 } }),
    {
      ...order(4, '', { accountId: 'lotte', placedAt: '2026-10-06T21:30:00Z', lines: { weekend: 1 } }),
      isUpgraded: true,
    },
    order(5, '-leden', { accountId: 'sam', placedAt: '2026-10-07T12:00:00Z', lines: { 'weekend-member': 1 } }),
  ];
}
