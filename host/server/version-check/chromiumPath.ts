import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The names of Chromium's program. The headless shell comes first, since it uses a quarter less processor time for the same pages. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The Chromium of this machine: CHROMIUM_PATH, otherwise the first on PATH; undefined where there is none, so that
 * Playwright uses its own.
 * @throws if CHROMIUM_PATH names no file.
 */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  return named || names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
