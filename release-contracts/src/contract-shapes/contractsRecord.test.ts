import { type ContractsRecord, contractsChange, nextContractsRecord } from './contractsRecord.ts';
import { nextVersion } from './nextVersion.ts';
import { shapeId, shapesOf } from './shapesOf.ts';

const exported = { './money': './src/money.ts', './cart': './src/cart.ts' };

const money = `export declare const formatMoney: (cents: number, options?: {
    language: string;
}) => string;
`;
const cart = `import type { Line } from './line.ts';
declare const status: {
    shopping: "shopping";
    sold: "sold";
};
export type Cart = {
    id: string;
    lines: Line[];
    status: keyof typeof status;
};
export { cartAtom, type Cart as Basket } from './atoms.ts';
`;
const line = `export interface Line {
    id: string;
    quantity: number;
}
`;
const atoms = `export declare const cartAtom: import("jotai").Atom<import("./line.ts").Line>;
export type Cart = string;
`;

type Change = Partial<Record<'money' | 'cart' | 'line' | 'atoms', (text: string) => string>>;
const shapesAfter = (change: Change = {}) => {
  const texts = Object.entries({ money, cart, line, atoms });
  const files = texts.map(([name, text]): [string, string] => {
    const edit = change[name as keyof Change];
    return [`src/${name}`, edit?.(text) ?? text];
  });
  return shapesOf(exported, new Map(files));
};
const nothing: ContractsRecord = { version: '1.0.0', exports: {} };
const published = nextContractsRecord(nothing, shapesAfter(), '1.0.0');
const changeOf = (change: Change) => contractsChange(published, shapesAfter(change));

test('an unchanged contract has no changes', () => {
  expect(changeOf({})).toEqual({ breaks: [], extensions: [] });
  expect(nextVersion('1.4.0', changeOf({}))).toBe('1.4.0');
});

test('a renamed or removed export is a breaking change, by its name, and needs a new major version [FED-02]', () => {
  const renamed = changeOf({ money: (text) => text.replace('formatMoney', 'moneyText') });
  expect(renamed.breaks).toEqual(['formatMoney of ./money is gone: it was removed or renamed']);
  expect(renamed.extensions).toEqual(['moneyText of ./money is new']);
  expect(nextVersion('1.4.2', renamed)).toBe('2.0.0');
  const alias = changeOf({ cart: (text) => text.replace('as Basket', 'as Bag') });
  expect(alias.breaks).toEqual(['Basket of ./cart is gone: it was removed or renamed']);
});

test.each([
  ['a member', { cart: (text: string) => text.replace('    id: string;\n', '') }, 'Cart of ./cart'],
  ['a type', { money: (text: string) => text.replace('cents: number', 'cents: bigint') }, 'formatMoney of ./money'],
  [
    'an answer of an enumeration behind it',
    { cart: (text: string) => text.replace('    sold: "sold";\n', '') },
    'Cart of ./cart',
  ],
  ['a member of another file', { line: (text: string) => text.replace('number', 'string') }, 'Cart of ./cart'],
  ['what its type imports', { line: (text: string) => text.replace('number', 'string') }, 'cartAtom of ./cart'],
])('%s that is removed or changed is a breaking change of each export that has it [FED-02]', (_, change, name) => {
  expect(changeOf(change).breaks).toContain(`${name} is not what it was: something in it is gone or changed`);
});

test('an addition is an extension and needs a minor version [FED-02]', () => {
  const extended = changeOf({ line: (text) => text.replace('    quantity', '    price: number;\n    quantity') });
  expect(extended.breaks).toEqual([]);
  expect(extended.extensions).toEqual(
    ['cartAtom of ./cart has more than before', 'Cart of ./cart has more than before'].toSorted((a, b) =>
      a < b ? -1 : 1,
    ),
  );
  expect(nextVersion('1.4.2', extended)).toBe('1.5.0');
});

test('a new required member of a function’s argument is a breaking change; an optional member is not [FED-02]', () => {
  const withMember = (member: string) =>
    changeOf({ money: (text) => text.replace('    language', `    ${member}: string;\n    language`) });
  expect(withMember('currency').breaks).toEqual([
    'formatMoney of ./money is not what it was: something in it is gone or changed',
  ]);
  expect(withMember('currency?')).toEqual({ breaks: [], extensions: ['formatMoney of ./money has more than before'] });
});

test('a value that is added to a union of texts is an extension, and a removed or renamed value is a breaking change [FED-02]', () => {
  const withProviders = (union: string) =>
    shapesAfter({ line: (text) => text.replace('    quantity', `    provider: ${union};\n    quantity`) });
  const before = nextContractsRecord(nothing, withProviders('"adyen" | "paylogic"'), '1.0.0');
  const breaksBy = (union: string) => contractsChange(before, withProviders(union)).breaks.length;
  expect(breaksBy('"adyen" | "mollie" | "paylogic"')).toBe(0);
  expect(breaksBy('"adyen" | "paylogic" | "zelle"')).toBe(0);
  expect([breaksBy('"adyen"'), breaksBy('"adyen" | "mollie"'), breaksBy('string')]).toEqual([2, 2, 2]);
});

test('the earlier shapes that a shape extends stay listed until a breaking change', () => {
  const more = shapesAfter({ cart: (text) => text.replace('    lines', '    total: number;\n    lines') });
  const second = nextContractsRecord(published, more, '1.1.0');
  const [first] = published.exports['./cart']?.Cart?.shapes ?? [];
  expect(second.exports['./cart']?.Cart?.shapes).toEqual([more['./cart']?.Cart && shapeId(more['./cart'].Cart), first]);
  const third = nextContractsRecord(second, shapesAfter(), '2.0.0');
  expect(third.exports['./cart']?.Cart?.shapes).toEqual([first]);
});

test('a shape that changes back to an earlier one is listed once', () => {
  const more = shapesAfter({ cart: (text) => text.replace('    lines', '    total: number;\n    lines') });
  const back = {
    ...more,
    './cart': { ...more['./cart'], Cart: shapesAfter()['./cart']?.Cart ?? { isValue: false, lines: [] } },
  };
  const same = nextContractsRecord(published, back, '1.0.1').exports['./cart']?.Cart?.shapes;
  expect(same).toEqual(published.exports['./cart']?.Cart?.shapes);
});

test('a removed or added subpath counts as a change of each of its names [FED-02]', () => {
  const { './cart': _, ...withoutCart } = shapesAfter();
  expect(contractsChange(published, withoutCart).breaks).toContain('Cart of ./cart is gone: it was removed or renamed');
  const before = nextContractsRecord(nothing, withoutCart, '1.0.0');
  expect(contractsChange(before, shapesAfter()).extensions).toContain('Cart of ./cart is new');
  expect(nextContractsRecord(before, shapesAfter(), '1.1.0').exports['./cart']?.Cart?.shapes).toHaveLength(1);
});
