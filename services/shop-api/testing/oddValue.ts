import fc, { type Arbitrary } from 'fast-check';

/** Texts that have broken programs in the past. */
export const oddText: Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\0', '\ud800', "'; drop table carts; --", '../..', '%00', '%', '\r\nBcc: a@b.example', '‮'),
  fc.constantFrom('__proto__', 'constructor', 'toString', '😀'.repeat(50), 'a'.repeat(5000), '<script>', '{{1}}'),
);

/** JSON of any kind, with numbers and keys that have broken programs in the past. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(-1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e21, -0, null, true, [], {}, [[]]),
);

/** Changes a value in one or two places: a part is replaced by an unusual value, removed, or added. */
export function nearly(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat(),
    how: fc.constantFrom('replace', 'remove', 'add'),
    odd: oddValue,
    key: oddText,
  });
  return fc.tuple(value, fc.array(change, { minLength: 1, maxLength: 2 })).map(([whole, changes]) => {
    const root = { whole: structuredClone(whole) };
    for (const { place, how, odd: shared, key } of changes) {
      // The value is copied, since a later change may be inside it.
      const odd = structuredClone(shared);
      const places = placesIn(root);
      const at = places[place % places.length];
      if (!at) continue;
      if (how === 'replace' || at.holder === root) put(at.holder, at.key, odd);
      else if (how === 'remove') Reflect.deleteProperty(at.holder, at.key);
      else put(at.holder, key, odd);
    }
    return root.whole;
  });
}

/** Defines a property, so that `__proto__` is an ordinary key. */
const put = (holder: object, key: string, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

function placesIn(holder: object): { holder: object; key: string }[] {
  return Object.entries(holder).flatMap(([key, inner]) => [
    { holder, key },
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner) : []),
  ]);
}
