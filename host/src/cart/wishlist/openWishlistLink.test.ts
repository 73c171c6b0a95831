import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { userSchema } from '@festival/shared-contracts/user/user';
import { createMemoryRouter } from 'react-router-dom';
import { fakeShopApi, settled } from '../../../testing/fakeShopApi.ts';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import type { PageData } from '../../page/pageData.ts';
import { openWishlistLink } from './openWishlistLink.ts';

const link = 'getwishlist=1&hash=proof&eventid=e1&uid=noor';

const open = async (query: string, values: Partial<PageData> = {}) => {
  const products = [productFor({ id: 'weekend' }), productFor({ id: 'bus' })];
  const page = pageFor({ products, config: configFor({ preregistration: true }), ...values });
  const store = createPageStore(page, '/zomer');
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [`/zomer?${query}`] });
  const api = fakeShopApi();
  const order: unknown[] = [];
  const report = jest.fn();
  const openModal = jest.fn(async (): Promise<'confirm'> => 'confirm');
  const done = openWishlistLink({
    store,
    router,
    http: api.http,
    writer: { setTogether: (...change) => void order.push(change) },
    navigation: { openPanel: (view) => order.push(view) },
    openModal,
    report,
  });
  await settled();
  return { api, store, router, order, report, openModal, done };
};

test('a complete link shows its wishlist to a guest, unchanged and with its stay, and the link’s four parameters are removed from the address [WSH-03, RTE-12, RTE-16]', async () => {
  const { api, store, router, order, done } = await open(`${link}&utm_source=mail`);
  expect(api.names()).toEqual(['GET /members/wishlists/e1/users/noor/proof']);
  await api
    .last()
    .answer({ data: { products: { weekend: 2, bus: 1 }, travelCart: { id: 's', packageId: 'dune', name: 'Dune' } } });
  await done;
  expect(order).toEqual([[{ weekend: 2, bus: 1 }, { updatesWishlist: false }], 'basket']);
  expect(store.get(travelCartPrimitive)).toMatchObject({ packageId: 'dune' });
  expect(router.state.location.search).toBe('?utm_source=mail');
});

test('a second link replaces the wishlist of the first link, and the changes made to it [WSH-03]', async () => {
  const { api, store, order, done } = await open(link, {
    cart: cartFor({ bus: 2, weekend: 1 }, [productFor({ id: 'weekend' }), productFor({ id: 'bus' })]),
  });
  store.set(primitives.cartHasUnsavedChanges, true);
  await api.last().answer({ data: { products: { weekend: 2 } } });
  await done;
  expect(order[0]).toEqual([{ bus: 0, weekend: 2 }, { updatesWishlist: false }]);
  expect(store.get(primitives.cartHasUnsavedChanges)).toBe(false);
});

test('no request is sent for an incomplete link, nor for a link that a logged-in visitor opens [RTE-16]', async () => {
  for (const name of ['getwishlist', 'hash', 'eventid', 'uid']) {
    const { api, router } = await open(link.replace(new RegExp(`${name}=\\w+&?`), ''));
    expect([api.names(), router.state.location.search]).not.toEqual([[], '']);
    expect(api.names()).toEqual([]);
  }
  expect(
    (await open(link, { user: userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } }) })).api.names(),
  ).toEqual([]);
});

test('a wishlist that can’t be read is reported only to operators, and the shop opens [WSH-03, RTE-16]', async () => {
  const { api, router, order, report, openModal, done } = await open(link);
  await api.last().answer({ error: { code: 'wishlist.not_found', message: '' } }, 404);
  await done;
  expect([order, router.state.location.search]).toEqual([[], '']);
  expect(report).toHaveBeenCalledWith({ kind: 'wishlist.notRead', message: 'wishlist.not_found 404 r1' });
  expect(openModal).not.toHaveBeenCalled();
});

test('a shop without wishlists fetches the wishlist too, removes the link’s parameters from the address, and shows nothing [RTE-16, WSH-03]', async () => {
  const { api, router, order, openModal, done } = await open(link, { config: configFor({ membersale: true }) });
  await api.last().answer({ error: { code: '4364', message: '4364' } }, 423);
  await done;
  expect(api.names()).toHaveLength(1);
  expect([order, router.state.location.search, openModal.mock.calls]).toEqual([[], '', []]);
});

test('a link with too many wrong verifiers shows the message that it is locked [ERR-03, ERR-06]', async () => {
  const { api, openModal, done } = await open(link);
  await api.last().answer({ error: { code: '4364', message: '4364' } }, 423);
  await done;
  expect(openModal.mock.calls).toEqual([[4364]]);
});
