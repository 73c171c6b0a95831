import fc from 'fast-check';
import { type StaysShop, staysShop } from '../../../testing/staysShop.ts';

let shop: StaysShop;
beforeAll(async () => {
  shop = await staysShop();
  await shop.database.pool.query('update stock set total = 100000');
});
afterAll(() => shop.close());

/**
 * From the price list: the price of one room in cents, the number of its beds, and the largest group that can book it.
 */
const rooms = {
  'hotel-dune-standard': [89_800, 2, 50],
  'hotel-dune-seaview': [109_800, 2, 8],
  'hotel-dune-family': [159_600, 4, 8],
  'hotel-harbour-single': [51_800, 1, 2],
} as const;
const extras = { 'stay-breakfast': 5800, 'stay-towels': 995, 'stay-transfer': 1750 } as const;
type RoomId = keyof typeof rooms;
type ExtraId = keyof typeof extras;

const change = fc.oneof(
  fc.record({ room: fc.constantFrom(...(Object.keys(rooms) as RoomId[])), persons: fc.integer({ min: 1, max: 50 }) }),
  fc.record({
    extra: fc.constantFrom(...(Object.keys(extras) as ExtraId[])),
    amount: fc.integer({ min: 0, max: 8 }),
  }),
  fc.record({ protection: fc.integer({ min: 0, max: 1 }) }),
);

test('after any choices, changes and removals, the cart’s total equals the total by the price list, to the cent [API-08, TRV-03]', async () => {
  const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 10 }), async (changes) => {
    const cart = await shop.newCart();
    let stay: { room: RoomId; persons: number } | null = null;
    const amounts = new Map<ExtraId, number>();
    let protection = 0;
    for (const change of changes) {
      if ('room' in change) {
        const [, sleeps, takes] = rooms[change.room];
        const { status } = await shop.choose(
          cart,
          change.persons === sleeps ? change.room : `${change.room}~${change.persons}`,
        );
        expect(status).toBe(change.persons <= takes ? 200 : 404);
        if (status === 200) stay = change;
      } else if ('extra' in change) {
        const below = change.amount === 0 ? `/extras?extraId=${change.extra}` : '/extras';
        const payload = change.amount === 0 ? undefined : { extraId: change.extra, amount: change.amount };
        const { status } = await shop.hotel(cart, change.amount === 0 ? 'DELETE' : 'POST', below, payload);
        expect(status).toBe(stay ? 200 : 404);
        if (stay) amounts.set(change.extra, change.amount);
      } else {
        await shop.put(cart, 'refund-protection', change.protection);
        protection = change.protection;
      }
    }
    const [price, sleeps] = stay ? rooms[stay.room] : [0, 1];
    const ofExtras = [...amounts].reduce((sum, [extra, amount]) => sum + extras[extra] * amount, 0);
    const goods = price * Math.ceil((stay?.persons ?? 0) / sleeps) + ofExtras;
    const fee = stay ? 250 : 0;
    const insurance = protection === 1 ? Math.round(((goods + fee) * 65) / 1000) : 0;
    const { totals, products } = await shop.cartOf(cart);
    expect(totals).toMatchObject({ total: goods + fee + insurance, insurance, orderFee: fee });
    expect((products as Record<string, number>)['travel-ticket'] ?? 0).toBe(stay?.persons ?? 0);
  });
  // A failure prints its seed.
  await fc.assert(property, { numRuns: 60 });
});
