import { backOnline } from './backOnline.ts';
import { ChunkFailure } from './ChunkFailure.ts';
import { isOffline } from './isOffline.ts';

/** A page reloads itself at most once in these milliseconds [RTE-09]. */
const reloadOnceIn = 60_000;
const reloadedAtKey = 'festival:reloaded-at';

interface ChunkPage {
  now(): number;
  /** Returns the storage; may throw. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
}

const thisPage = (): ChunkPage => ({ now: Date.now, storage: () => sessionStorage, reload: () => location.reload() });

/** Whether the page may reload itself now. If it may, stores that it does. Without storage it may not, because it would reload again and again. */
const mayReload = ({ now, storage }: ChunkPage): boolean => {
  try {
    const last = Number(storage().getItem(reloadedAtKey) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < reloadOnceIn) return false;
    storage().setItem(reloadedAtKey, String(now()));
    return true;
  } catch {
    return false;
  }
};

/**
 * Loads a chunk of the host. A chunk that fails is tried again; then the page reloads, at most once in 60 s, because
 * the page's build may no longer exist. While offline the function waits, because a reload would lose the page
 * [BYD-06].
 * @throws ChunkFailure if the page was reloaded recently [RTE-09].
 */
export const loadChunk = async <Chunk>(load: () => Promise<Chunk>, ownPage?: ChunkPage): Promise<Chunk> => {
  try {
    return await load().catch(() => load());
  } catch (error) {
    if (isOffline()) {
      await backOnline();
      return loadChunk(load, ownPage);
    }
    const page = ownPage ?? thisPage();
    if (!mayReload(page)) throw new ChunkFailure(error);
    page.reload();
    return new Promise(() => {});
  }
};
