import fc, { type Arbitrary } from 'fast-check';

/**
 * One change of a cart by a shopper. `pick` chooses from the shop's content, so that every change is possible in every
 * shop. `steps` is a quantity, counted in steps of the product from its minimum; 0 means none. `entrance` sets the
 * entrance tickets of a stay to the number of its persons.
 */
export type CartChange =
  | { kind: 'product'; pick: number; steps: number }
  | { kind: 'entrance' }
  | { kind: 'protection'; isWanted: boolean }
  | { kind: 'delivery'; country: string | null; handle: string | undefined }
  | { kind: 'voucher'; pick: number }
  | { kind: 'room'; pick: number; persons: number }
  | { kind: 'noStay' }
  | { kind: 'extra'; pick: number; amount: number }
  | { kind: 'addOn'; pick: number; amount: number };

/** A shopper's path through a shop. */
export type GeneratedCart = {
  /** Chooses the shop. */
  shop: number;
  /** Whether, in a shop for upgrades, the cart is opened for an earlier order. */
  isUpgrade: boolean;
  changes: CartChange[];
  /** How the cart is ordered; null for an abandoned cart. */
  order: { isProtected: boolean; country: number; method: number; asksWrongTotal: boolean } | null;
};

const pick = fc.nat(9_999);

const extra: Arbitrary<CartChange> = fc.record({
  kind: fc.constant('extra'),
  pick,
  amount: fc.integer({ min: 0, max: 6 }),
});

/** Chooses a room, in most cases with extras that belong to it. */
const stay: Arbitrary<CartChange[]> = fc
  .tuple(
    fc.record({ kind: fc.constant('room'), pick, persons: fc.integer({ min: 1, max: 12 }) }),
    fc.array(extra, { maxLength: 3 }),
  )
  .map(([room, extras]): CartChange[] => [room, ...extras]);

const change: Arbitrary<CartChange> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('product'), pick, steps: fc.integer({ min: 0, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('entrance') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('protection'), isWanted: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('delivery'),
      country: fc.constantFrom('NL', 'BE', 'DE', 'FR', null),
      handle: fc.constantFrom('standard', 'express', 'evening', 'pickup', undefined),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('voucher'), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('noStay') }) },
  { weight: 1, arbitrary: extra },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('addOn'), pick, amount: fc.integer({ min: 0, max: 4 }) }) },
);

/** Generates carts with at least 3 changes; half of the carts are ordered. */
export const generatedCart: Arbitrary<GeneratedCart> = fc.record({
  shop: pick,
  isUpgrade: fc.integer({ min: 0, max: 4 }).map((drawn) => drawn > 0),
  changes: fc
    .array(fc.oneof({ weight: 8, arbitrary: change.map((one) => [one]) }, { weight: 1, arbitrary: stay }), {
      minLength: 3,
      maxLength: 11,
    })
    .map((parts) => parts.flat()),
  order: fc.option(
    fc.record({ isProtected: fc.boolean(), country: pick, method: pick, asksWrongTotal: fc.boolean() }),
    { freq: 2 },
  ),
});
