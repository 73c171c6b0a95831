/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { setOnline } from '../../testing/setOnline.ts';
import { loadChunk } from './loadChunk.ts';

afterEach(() => setOnline(true));

test('a chunk that fails while offline waits for the connection, because a reload would lose the page’s content [BYD-06]', async () => {
  setOnline(false);
  const reload = jest.fn();
  const page = { now: () => 0, storage: () => ({ getItem: () => null, setItem: () => {} }), reload };
  const load = jest.fn(async () => 'chunk');
  load.mockRejectedValueOnce(new Error('no line')).mockRejectedValueOnce(new Error('no line'));
  const chunk = loadChunk(load, page);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(load).toHaveBeenCalledTimes(2);
  setOnline(true);
  expect(await chunk).toBe('chunk');
  expect(reload).not.toHaveBeenCalled();
});
