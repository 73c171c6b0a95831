import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { defaultSize, hasSizes, merchandiseGroups } from './merchandiseGroups.ts';

const piece = (id: string, values: Partial<Omit<Product, 'meta'>> = {}) =>
  productFor({ id, name: 'Tee', mappedType: 'merchandise', ...values });

test('the sizes of one piece are together, in the order of the shop [MER-01]', () => {
  const groups = merchandiseGroups([
    piece('mer_tee_S', { stock: 0 }),
    piece('mer_cap_ONE SIZE', { name: 'Cap' }),
    piece('mer_tee_M', { stock: 4 }),
  ]);
  expect(groups).toEqual([
    {
      id: 'mer_tee',
      name: 'Tee',
      sizes: [
        { productId: 'mer_tee_S', label: 'S', inStock: false },
        { productId: 'mer_tee_M', label: 'M', inStock: true },
      ],
    },
    { id: 'mer_cap', name: 'Cap', sizes: [{ productId: 'mer_cap_ONE SIZE', label: 'ONE SIZE', inStock: true }] },
  ]);
});

test('shipping and other kinds of products are not merchandise [MER-01]', () => {
  expect(merchandiseGroups([piece('ship', { slug: 'shipping' }), productFor({ id: 'weekend' })])).toEqual([]);
});

test('the name of a piece omits the size at the end of a product’s name', () => {
  const name = (text: string, id: string) => merchandiseGroups([piece(id, { name: text })])[0]?.name;
  expect(name('Hoodie – XL', 'mer_hoodie_XL')).toBe('Hoodie');
  expect(name('Hoodie (M)', 'mer_hoodie_M')).toBe('Hoodie');
  expect(name('Hoodie, xl', 'mer_hoodie_XL')).toBe('Hoodie');
  expect(name('Team M', 'mer_team_L')).toBe('Team M');
  // Special characters in a size are matched literally.
  expect(name('Flag 1.5 (m)', 'mer_flag_1.5 (m)')).toBe('Flag');
  expect(name('Flag 115', 'mer_flag_1.5')).toBe('Flag 115');
  expect(name('Belt – S+|M', 'mer_belt_S+|M')).toBe('Belt');
});

test('the shop’s label of a size is used; a size without a label is written as in the id', () => {
  const { meta } = productFor({ id: 'any' });
  const sizes = [
    { id: 'mer_tee_S', size: 'Small', stock: 3 },
    { id: 'mer_tee_M', size: 'Medium', stock: 3 },
  ];
  const products = ['mer_tee_M', 'mer_tee_L'].map((id) => ({ ...piece(id), meta: { ...meta, sizes } }));
  expect(merchandiseGroups(products)[0]?.sizes.map(({ label }) => label)).toEqual(['Medium', 'L']);
});

test('the first size in stock is chosen, or the first product if none is [MER-01]', () => {
  const [tee] = merchandiseGroups([piece('mer_tee_S', { stock: 0 }), piece('mer_tee_M'), piece('mer_tee_L')]);
  expect(tee && defaultSize(tee)?.productId).toBe('mer_tee_M');
  const [gone] = merchandiseGroups([piece('mer_tee_S', { stock: 0 }), piece('mer_tee_M', { soldOut: true })]);
  expect(gone && defaultSize(gone)?.productId).toBe('mer_tee_S');
});

test('ONE SIZE is not a choice [MER-01]', () => {
  const [cap] = merchandiseGroups([piece('mer_cap_ONE SIZE')]);
  const [tee] = merchandiseGroups([piece('mer_tee_M')]);
  expect(cap && hasSizes(cap)).toBe(false);
  const [both] = merchandiseGroups([piece('mer_tee_ONE SIZE'), piece('mer_tee_M')]);
  expect(tee && hasSizes(tee)).toBe(true);
  expect(both && hasSizes(both)).toBe(true);
});
