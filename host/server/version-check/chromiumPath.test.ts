import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromiumPath.ts';

const { PATH, CHROMIUM_PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
for (const name of ['chromium', 'chromium-headless-shell']) writeFileSync(join(folder, name), '');

beforeEach(() => {
  process.env.PATH = folder;
  delete process.env.CHROMIUM_PATH;
});
afterAll(() => {
  Object.assign(process.env, { PATH, ...(CHROMIUM_PATH && { CHROMIUM_PATH }) });
  rmSync(folder, { recursive: true });
});

test('the headless shell is found before a Chromium with windows', () => {
  expect(chromiumPath()).toBe(join(folder, 'chromium-headless-shell'));
});

test('CHROMIUM_PATH comes first, and is refused if it names no file', () => {
  process.env.CHROMIUM_PATH = join(folder, 'chromium');
  expect(chromiumPath()).toBe(join(folder, 'chromium'));
  process.env.CHROMIUM_PATH = join(folder, 'missing');
  expect(chromiumPath).toThrow(`CHROMIUM_PATH names ${join(folder, 'missing')}, where there is no file.`);
});

test('without a Chromium there is no path, so that Playwright uses its own', () => {
  process.env.PATH = '';
  expect(chromiumPath()).toBeUndefined();
});
