import { renderInShop, type ShopStateValues } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { MerchandiseList } from './MerchandiseList.tsx';

const piece = (id: string, values: Partial<Omit<Product, 'meta'>> & { meta?: Partial<Product['meta']> } = {}) =>
  productFor({ id, name: 'Tee', mappedType: 'merchandise', price: 3500, ...values });

const tee = [
  piece('mer_tee_S', { stock: 0 }),
  piece('mer_tee_M', { stock: 40 }),
  piece('mer_tee_L', { stock: 3, price: 3700 }),
];

const show = (products: Product[], state: ShopStateValues = {}) =>
  renderInShop(<MerchandiseList />, {
    namespace: 'mf_merch',
    texts,
    language: 'en',
    state: { config: configFor(), products, ...state },
  });

const card = (name: string) => within(screen.getByRole('article', { name }));

test('all sizes share one card, the first in stock is chosen, and sizes out of stock are disabled [MER-01]', () => {
  show(tee);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const sizes = within(screen.getByRole('group', { name: /^Size/ }));
  expect(sizes.getByRole('radio', { name: 'S, Sold out' })).toBeDisabled();
  expect(sizes.getByRole('radio', { name: 'M' })).toBeChecked();
  expect(sizes.getByRole('radio', { name: 'L' })).toBeEnabled();
});

test('another size has its own quantity, price and remaining stock [MER-01]', async () => {
  const { commands } = show(tee);
  await userEvent.click(screen.getByRole('radio', { name: 'L' }));
  expect(card('Tee').getByText(/37,00/)).toBeInTheDocument();
  expect(card('Tee').getByText('3 left in L')).toBeInTheDocument();
  await userEvent.click(card('Tee').getByRole('button', { name: 'More Tee, size L' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('mer_tee_L', 1);
});

test('a size guide is shown if the shop has one, with the chosen size highlighted', async () => {
  const sizeGuide = [
    { size: 'M', width: 52, length: 72 },
    { size: 'L', width: 55, length: 74 },
  ];
  show([...tee.map((product) => ({ ...product, meta: { ...product.meta, sizeGuide } })), piece('mer_cap_ONE SIZE')]);
  expect(screen.getAllByText('Which size is mine?')).toHaveLength(1);
  const table = within(screen.getByRole('table', { name: 'In centimetres, laid flat.', hidden: true }));
  const row = (name: string) => table.getByRole('row', { name, hidden: true });
  expect(row('L 55 74')).not.toHaveClass('chosen');
  await userEvent.click(screen.getByRole('radio', { name: 'L' }));
  expect(row('L 55 74')).toHaveClass('chosen');
  expect(row('M 52 72')).not.toHaveClass('chosen');
});

test('sizes are chosen by keyboard, and those out of stock are skipped [MER-01]', async () => {
  show(tee);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'M' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
});

test('a ONE SIZE product has no size choice, and its name labels the stepper [MER-01]', () => {
  show([piece('mer_cap_ONE SIZE', { name: 'Cap' })]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(card('Cap').getByRole('spinbutton', { name: 'Number of Cap' })).toBeInTheDocument();
});

test('a piece that is sold out in every size is marked as sold out, cannot be added and hides its price', () => {
  const { container } = show([piece('mer_tee_S', { stock: 0 }), piece('mer_tee_M', { soldOut: true })]);
  expect(card('Tee').queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent('35,00');
  expect(card('Tee').getByText('Sold out')).toBeInTheDocument();
  expect(card('Tee').getByText(/^This piece is gone/)).toBeInTheDocument();
});

test('the cart’s quantity is shown at its size, and can be removed when the size is sold out', async () => {
  const { commands } = show(tee, { pendingQuantities: { mer_tee_S: 1 } });
  await userEvent.click(screen.getByRole('radio', { name: 'S, Sold out, 1 in your cart' }));
  await userEvent.click(card('Tee').getByRole('button', { name: 'Fewer Tee, size S' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('mer_tee_S', 0);
});

test('age-checked merchandise needs one confirmation before it is first added, and a refusal adds nothing [MER-02]', async () => {
  const { commands } = show([
    piece('mer_flask_ONE SIZE', { name: 'Flask', meta: { ageCheck: true } }),
    piece('mer_cap_ONE SIZE', { name: 'Cap' }),
  ]);
  const add = (name: string) => userEvent.click(card(name).getByRole('button', { name: `More ${name}` }));
  await add('Cap');
  expect(commands.overlay.openModal).not.toHaveBeenCalled();
  commands.overlay.openModal.mockResolvedValueOnce('cancel');
  await add('Flask');
  expect(commands.overlay.openModal).toHaveBeenCalledWith(6006);
  expect(commands.cart.setQuantity).not.toHaveBeenCalledWith('mer_flask_ONE SIZE', 1);
  await add('Flask');
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('mer_flask_ONE SIZE', 1);
  await add('Flask');
  expect(commands.overlay.openModal).toHaveBeenCalledTimes(2);
});

test('a cart with an age-checked piece is not asked again, also after a reload [MER-02]', async () => {
  const flask = piece('mer_flask_ONE SIZE', { name: 'Flask', meta: { ageCheck: true } });
  const { commands } = show([flask], { cart: cartFor({ [flask.id]: 1 }, [flask]) });
  await userEvent.click(card('Flask').getByRole('button', { name: 'More Flask' }));
  expect(commands.overlay.openModal).not.toHaveBeenCalled();
  expect(commands.cart.setQuantity).toHaveBeenCalledWith(flask.id, 2);
});

test('several pictures are a gallery [MER-01]', async () => {
  const productImages = ['/brand/solstrand/art/tee', '/brand/solstrand/art/tee-back'];
  show([piece('mer_tee_M', { meta: { productImages, imageAlt: 'Tee with a sun' } })]);
  const large = () => screen.getByRole('img', { name: 'Tee with a sun' });
  expect(large()).toHaveAttribute('src', expect.stringContaining('/art/tee-480'));
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(large()).toHaveAttribute('src', expect.stringContaining('/art/tee-back-480'));
  expect(screen.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute('aria-pressed', 'true');
});

test('a shop without merchandise says that it has none', () => {
  show([productFor({ id: 'weekend' })]);
  expect(screen.getByRole('heading', { name: 'The rail is empty' })).toBeInTheDocument();
});
