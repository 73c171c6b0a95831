import type { PageData } from '../../src/page/pageData.ts';
import { type PageRemotes, pageRemotes } from '../remotes/pageRemotes.ts';
import type { PageDeps } from './pageDeps.ts';
import type { Visit } from './visit.ts';
import { visitorLane } from './visitorLane.ts';

interface VisitRemotes extends PageRemotes {
  release?: PageData['release'];
}

/** The remotes of the shop's brand for this visitor, by its release [FED-03]; none without a release. */
export async function visitRemotes(
  { releases, remotes }: Pick<PageDeps, 'releases' | 'remotes'>,
  { request, reply, keys, ...visit }: Visit,
): Promise<VisitRemotes> {
  const lane = keys && (visit.lane ?? (await visitorLane(releases, request, reply, keys)));
  if (!lane) return { remotes: {}, files: {}, integrity: {} };
  const { document, visitor } = lane;
  const resolved = await pageRemotes({
    document,
    visitor,
    store: remotes,
    onError: (remote, error) => request.log.error({ err: error, remote }, 'a server file could not be fetched'),
  });
  return { ...resolved, release: { brand: document.release.brand, revision: document.release.revision } };
}
