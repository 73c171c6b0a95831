import type { PageData } from '../../src/page/pageData.ts';
import { type PageRemotes, pageRemotes } from '../remotes/pageRemotes.ts';
import type { PageDeps } from './pageDeps.ts';
import type { Visit } from './visit.ts';
import { visitorId } from './visitorId.ts';

interface VisitRemotes extends PageRemotes {
  release?: PageData['release'];
}

/** The remotes of the shop's brand for this visitor, by its release [FED-03]; none without a release. */
export async function visitRemotes(
  { releases, remotes }: Pick<PageDeps, 'releases' | 'remotes'>,
  { request, reply, keys }: Visit,
): Promise<VisitRemotes> {
  const document = keys && (await releases.current(keys.brand));
  if (!document) return { remotes: {}, files: {}, integrity: {} };
  const resolved = await pageRemotes({
    document,
    visitor: visitorId(request, reply),
    store: remotes,
    onError: (remote, error) => request.log.error({ err: error, remote }, 'a server file could not be fetched'),
  });
  return { ...resolved, release: { brand: document.release.brand, revision: document.release.revision } };
}
