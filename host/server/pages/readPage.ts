import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { ContractDrift } from '@festival/shared-contracts/api/contractDrift';
import { listShops } from '@festival/shared-contracts/api/shopCalls';
import type { PageData } from '../../src/page/pageData.ts';
import { placeAfterLogin } from '../../src/routing/loginAddress.ts';
import { chosenLanguage } from '../http/chosenLanguage.ts';
import { siteAddress } from '../security/siteAddress.ts';
import { cartCookie, orderCookie } from '../shop/cartCookie.ts';
import { ShopApiAway, type ShopKeys, shopApi } from '../shop/shopDirectory.ts';
import { visitorUser } from '../sign-on/visitorUser.ts';
import { awayFailure } from './awayFailure.ts';
import { brandIn } from './brandIn.ts';
import { isLogin } from './isLogin.ts';
import type { PageDeps } from './pageDeps.ts';
import { keysOnce, type PageRequest } from './pageRequest.ts';
import { shopContent } from './shopContent.ts';
import { withShop } from './withShop.ts';

type ReadDeps = Pick<PageDeps, 'manifest' | 'shopApiUrl' | 'shops' | 'catalogue' | 'signOn' | 'looks'>;

/** Reads the data of a page from the shop API: of its shop, of the shop to return to, or of all shops. */
export async function readPage(deps: ReadDeps, page: PageRequest): Promise<PageRequest> {
  if (page.slug !== '') return readShop(deps, page);
  return isLogin(page.request) ? readLogin(deps, page) : readShops(deps, page);
}

/** The page of a shop whose API can't be reached or breaks its contract, in the brand's design if the brand is known [BRD-06]. */
function failedPage(
  { manifest }: ReadDeps,
  { request, data }: PageRequest,
  keys: ShopKeys | undefined,
  error: unknown,
): PageData {
  const isDrift = error instanceof ContractDrift;
  request.log.error({ err: error }, isDrift ? 'no config found' : 'the shop API did not answer');
  const failure = isDrift ? { status: 500, message: 'errors:other.noConfigFound' } : awayFailure(data);
  const brand = keys?.brand ?? (error instanceof ShopApiAway ? error.brand : undefined);
  return { ...data, brand: brandIn(manifest, brand ?? ''), failure };
}

/** Reads the shop's content and the signed-in user. @throws the errors of the shop API. */
async function readContent(deps: ReadDeps, page: PageRequest, keys: ShopKeys): Promise<PageRequest> {
  const { manifest, shopApiUrl, signOn } = deps;
  const { request, reply, data } = page;
  const session = (await signOn?.sessionOf(request, reply, keys)) ?? null;
  const [content, user, isSignOnAvailable] = await Promise.all([
    shopContent(deps, keys, cartCookie.read(request, keys.slug), session?.accessToken),
    session && visitorUser(shopApiUrl, keys, session, request.log),
    signOn?.isAvailable(),
  ]);
  const { cart } = content;
  if (cart.kind === 'gone') cartCookie.clear(request, reply, keys.slug);
  if (cart.kind === 'unread') request.log.error({ cartId: cart.cartId, reason: cart.reason }, 'the cart was not read');
  const placedCartId = orderCookie.read(request, keys.slug)?.cartId;
  const known = {
    ...data,
    user,
    // Without sign-on no user is expected.
    ...(isSignOnAvailable === undefined ? {} : { isSignOnAvailable }),
    ...(placedCartId ? { placedCartId } : {}),
  };
  return { ...page, session, data: withShop(known, content, chosenLanguage(request), manifest) };
}

/** The page of a shop: unchanged for an unknown slug, with a failure and without keys when the shop cannot be read. */
async function readShop(deps: ReadDeps, page: PageRequest): Promise<PageRequest> {
  let keys: ShopKeys | undefined;
  try {
    keys = await page.keys();
    const read = keys ? await readContent(deps, page, keys) : page;
    deps.looks.remember(read.data);
    return read;
  } catch (error) {
    return { ...page, keys: async () => undefined, data: failedPage(deps, page, keys, error) };
  }
}

/** The sign-in page: in the shop to return to, or without a shop if the address names none [RTE-04]. */
async function readLogin(deps: ReadDeps, page: PageRequest): Promise<PageRequest> {
  const { pathname, search } = siteAddress(page.request.url);
  const [, segment = ''] = siteAddress(placeAfterLogin(pathname + search)).pathname.split('/');
  const slug = decodedSlug(segment);
  const inShop = slug === '' ? page : await readShop(deps, { ...page, keys: keysOnce(deps.shops, slug) });
  const { config, failure } = inShop.data;
  return config || failure ? inShop : readShops(deps, page);
}

const decodedSlug = (slug: string): string => {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
};

/** A page outside of all shops, with the shops of this deployment. */
async function readShops({ shopApiUrl }: ReadDeps, page: PageRequest): Promise<PageRequest> {
  const shops = await callEndpoint(shopApi(shopApiUrl), listShops, { params: {} });
  const { data } = page;
  return {
    ...page,
    data: shops.ok ? { ...data, shops: shops.value } : { ...data, failure: awayFailure(data) },
  };
}
