import { loadChunk } from './loadChunk.ts';

const pageAt = (time: { now: number }) => {
  const stored = new Map<string, string>();
  return {
    now: () => time.now,
    storage: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }),
    reload: jest.fn(),
  };
};
const away = () => Promise.reject(new Error('no chunk'));
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a chunk that fails to load is tried again [RTE-09]', async () => {
  const page = pageAt({ now: 0 });
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('no chunk')).mockResolvedValue('chunk');
  expect(await loadChunk(load, page)).toBe('chunk');
  expect(page.reload).not.toHaveBeenCalled();
});

test('a chunk that fails again reloads the page at most once in 60 s; otherwise it fails [RTE-09]', async () => {
  const time = { now: 1_000_000 };
  const page = pageAt(time);
  void loadChunk(away, page);
  await tick();
  expect(page.reload).toHaveBeenCalledTimes(1);
  time.now += 59_000;
  await expect(loadChunk(away, page)).rejects.toThrow('no chunk');
  expect(page.reload).toHaveBeenCalledTimes(1);
  time.now += 2_000;
  void loadChunk(away, page);
  await tick();
  expect(page.reload).toHaveBeenCalledTimes(2);
});

test('a browser without storage does not reload, because it would reload again and again [RTE-09]', async () => {
  const storage = () => {
    throw new Error('denied');
  };
  const page = { ...pageAt({ now: 0 }), storage };
  await expect(loadChunk(away, page)).rejects.toThrow('no chunk');
  expect(page.reload).not.toHaveBeenCalled();
});
