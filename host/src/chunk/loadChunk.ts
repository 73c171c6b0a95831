/** Milliseconds within which a page reloads itself once at most [RTE-09]. */
const reloadOnceIn = 60_000;
const reloadedAtKey = 'festival:reloaded-at';

export interface ChunkPage {
  now(): number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
}

const thisPage = (): ChunkPage => ({ now: Date.now, storage: sessionStorage, reload: () => location.reload() });

/**
 * A chunk of the host. One that does not come is tried again; then the page reloads, once in 60 s, since it may be of a
 * build that is gone. @throws what the chunk threw, when the page has just been reloaded [RTE-09].
 */
export const loadChunk = async <Chunk>(load: () => Promise<Chunk>, page = thisPage()): Promise<Chunk> => {
  try {
    return await load().catch(() => load());
  } catch (error) {
    const last = Number(page.storage.getItem(reloadedAtKey) ?? Number.NEGATIVE_INFINITY);
    if (page.now() - last < reloadOnceIn) throw error;
    page.storage.setItem(reloadedAtKey, String(page.now()));
    page.reload();
    return new Promise(() => {});
  }
};
