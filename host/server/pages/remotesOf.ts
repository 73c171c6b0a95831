import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import type { FastifyBaseLogger } from 'fastify';
import { isCartEmpty } from '../../src/cart/cartState.ts';
import type { PageData } from '../../src/page/pageData.ts';
import { type LaneRemotes, pageRemotes } from '../remotes/pageRemotes.ts';
import type { Preview } from '../remotes/preview/previews.ts';
import type { RemoteStore } from '../remotes/remoteStore.ts';
import { noRemotes, type ShopRemotes, shopRemotes } from '../remotes/shopRemotes.ts';
import type { PageDeps } from './pageDeps.ts';
import type { PageRequest } from './pageRequest.ts';
import { laneKey, type VisitorLane, visitorLane } from './visitorLane.ts';

interface RequestRemotes extends ShopRemotes, Pick<PageData, 'preview'> {
  release?: PageData['release'];
  lane?: VisitorLane;
}

/** The remotes of each lane of a release, cached by the release object. */
const resolved = new WeakMap<ReleaseDocument, Map<string, { remotes: LaneRemotes; until: number }>>();

/** Milliseconds until the existence of the server files is checked again. */
const checkedFor = 10_000;

async function laneRemotes(store: RemoteStore, lane: VisitorLane, log: FastifyBaseLogger): Promise<LaneRemotes> {
  const { document, visitor } = lane;
  const key = laneKey(lane);
  const known = resolved.get(document)?.get(key);
  if (known && known.until > performance.now()) return known.remotes;
  let isComplete = true;
  const onError = (remote: string, error: unknown) => {
    isComplete = false;
    log.error({ err: error, remote }, 'a server file could not be fetched');
  };
  const remotes = await pageRemotes({ document, visitor, store, onError });
  if (isComplete) {
    const until = performance.now() + checkedFor;
    resolved.set(document, (resolved.get(document) ?? new Map()).set(key, { remotes, until }));
  }
  return remotes;
}

/** Whether the visitor has a filled cart that is not paid yet; true if the cart could not be read. */
const hasCart = ({ cart, unreadCartId }: PageData): boolean =>
  unreadCartId !== undefined || (cart?.status !== 'confirmed' && !isCartEmpty(cart));

/** Marks the remotes of a page that come from a preview link, and until when. */
function withPreview(
  remotes: PageData['remotes'],
  preview: Preview | undefined,
): Pick<PageData, 'remotes' | 'preview'> {
  if (preview === undefined) return { remotes };
  const marked = Object.entries(remotes).map(([name, remote]) => [
    name,
    remote.version === preview.versions[name] ? { ...remote, isPreview: true as const } : remote,
  ]);
  return { remotes: Object.fromEntries(marked), preview: { until: preview.until } };
}

/** The remotes of the shop's brand for this visitor, by its release [FED-03]; none without a release. */
export async function remotesOf(
  { remotes, ...deps }: Pick<PageDeps, 'releases' | 'keptReleases' | 'previews' | 'remotes'>,
  { request, reply, data, ...page }: PageRequest,
): Promise<RequestRemotes> {
  const keys = await page.keys();
  const lane = keys && (page.lane ?? (await visitorLane(deps, { request, reply, keys, hasCart: hasCart(data) })));
  const ofShop = (ofLane: LaneRemotes) => shopRemotes(ofLane, data.config, data.language);
  if (!lane) return ofShop(noRemotes);
  const { brand, revision, pins } = lane.document.release;
  const isTrying = Object.values(pins).some(({ canary }) => canary !== undefined);
  const release = {
    brand,
    revision,
    ...(lane.isKept && { isKept: true as const }),
    ...(isTrying && { isTrying: true as const }),
  };
  const { remotes: given, ...rest } = ofShop(await laneRemotes(remotes, lane, request.log));
  return { ...rest, ...withPreview(given, lane.preview), release, lane };
}
