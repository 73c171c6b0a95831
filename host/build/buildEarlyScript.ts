import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '@festival/remote-kit/preset/runWebpack';
import type { HostConfigOptions } from '../webpack.browser.ts';
import { hostEarlyConfig } from '../webpack.early.ts';

/** Builds the script that takes presses before React does. @returns its text, which the server writes into each page. */
export async function buildEarlyScript(options: HostConfigOptions): Promise<string> {
  await runWebpack(hostEarlyConfig(options));
  return readFileSync(join(options.outputFolder, 'early.js'), 'utf8').trim();
}
