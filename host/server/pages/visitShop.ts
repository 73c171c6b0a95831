import { ContractDrift } from '@festival/shared-contracts/api/contractDrift';
import type { PageData } from '../../src/page/pageData.ts';
import { chosenLanguage } from '../http/chosenLanguage.ts';
import { cartCookie, orderCookie } from '../shop/cartCookie.ts';
import { ShopApiAway, type ShopKeys } from '../shop/shopDirectory.ts';
import { visitorUser } from '../sign-on/visitorUser.ts';
import { awayFailure } from './awayFailure.ts';
import { brandIn } from './brandIn.ts';
import type { PageDeps } from './pageDeps.ts';
import { shopContent } from './shopContent.ts';
import type { Visit } from './visit.ts';
import { withShop } from './withShop.ts';

type ShopDeps = Pick<PageDeps, 'manifest' | 'shopApiUrl' | 'shops' | 'catalogue' | 'signOn'>;

/** The page of a shop whose API can't be reached or breaks its contract, in the brand's design if the brand is known [BRD-06]. */
function failedPage({ manifest }: ShopDeps, { request, page, keys }: Visit, error: unknown): PageData {
  const isDrift = error instanceof ContractDrift;
  request.log.error({ err: error }, isDrift ? 'no config found' : 'the shop API did not answer');
  const failure = isDrift ? { status: 500, message: 'errors:other.noConfigFound' } : awayFailure(page);
  const brand = keys?.brand ?? (error instanceof ShopApiAway ? error.brand : undefined);
  return { ...page, brand: brandIn(manifest, brand ?? ''), failure };
}

/** Reads the shop's content and the signed-in user. @throws the errors of the shop API. */
async function readShop(deps: ShopDeps, visit: Visit, keys: ShopKeys): Promise<Visit> {
  const { manifest, shopApiUrl, signOn } = deps;
  const { request, reply, page } = visit;
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
    ...page,
    user,
    // Without sign-on no user is expected.
    ...(isSignOnAvailable === undefined ? {} : { isSignOnAvailable }),
    ...(placedCartId ? { placedCartId } : {}),
  };
  return { ...visit, keys, session, page: withShop(known, content, chosenLanguage(request), manifest) };
}

/** The visit of a shop: unchanged for an unknown slug, with a failure when the shop cannot be read. */
export async function visitShop(deps: ShopDeps, visit: Visit, slug: string): Promise<Visit> {
  let keys: ShopKeys | undefined;
  try {
    keys = await deps.shops(slug);
    return keys ? await readShop(deps, visit, keys) : visit;
  } catch (error) {
    return { ...visit, page: failedPage(deps, { ...visit, keys }, error) };
  }
}
