import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { resolvePins } from '@festival/release-contracts/release/resolvePins';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorId } from '../http/visitorId.ts';
import { previewCookie } from '../remotes/preview/previewCookie.ts';
import type { Preview } from '../remotes/preview/previews.ts';
import { newNonce } from '../security/newNonce.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';
import { latestRelease } from './latestRelease.ts';
import type { PageDeps } from './pageDeps.ts';

/** The release of a visitor, and the id that determines their canary lanes. */
export interface VisitorLane {
  document: ReleaseDocument;
  /** Whether it is an earlier release, which the visitor keeps with a cart. */
  isKept: boolean;
  visitor: string;
  /** Set if a link shows the visitor other versions: no visit is counted, and no cart keeps the release. */
  preview?: Preview;
}

interface LaneRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  keys: ShopKeys;
  /** Whether the visitor has a filled cart, and so keeps the release of the latest page [BYD-07]. */
  hasCart: boolean;
}

/**
 * The lane of a visitor in a release of a shop's brand [FED-03]: the newest release, or the one that their cart keeps; undefined without a
 * release.
 */
export async function visitorLane(
  { releases, keptReleases, previews }: Pick<PageDeps, 'releases' | 'keptReleases' | 'previews'>,
  { request, reply, keys: { slug, brand }, hasCart }: LaneRequest,
): Promise<VisitorLane | undefined> {
  const newest = await releases.current(brand);
  if (!newest) return undefined;
  const token = previews && previewCookie.read(request, slug);
  const preview = token && (await previews.find(brand, token));
  if (preview) return { document: preview.document, isKept: false, visitor: visitorId(request, reply), preview };
  if (preview === null) previewCookie.clear(request, reply, slug);
  const latest = hasCart ? latestRelease.read(request, slug, brand) : undefined;
  const document = (latest !== undefined && (await keptReleases.find(latest, newest))) || newest;
  latestRelease.remember(request, reply, slug, { brand, revision: document.release.revision });
  return { document, isKept: document !== newest, visitor: visitorId(request, reply) };
}

/** The nonce of an answer to this visitor. It contains the proof of their visit, except outside of a brand's releases and in a preview. [BYD-08] */
export const nonceFor = ({ proofs }: Pick<PageDeps, 'proofs'>, lane: VisitorLane | undefined): string => {
  if (!lane || lane.preview) return newNonce();
  const { brand, revision } = lane.document.release;
  return proofs.make({ visitor: lane.visitor, brand, revision });
};

/** The key that all visitors of a lane share: the release, and their versions in it [FED-04]. */
export const laneKey = ({ document: { release }, visitor }: Pick<VisitorLane, 'document' | 'visitor'>): string =>
  [release.revision, ...Object.values(resolvePins(release, visitor)).map(({ version }) => version)].join(' ');
