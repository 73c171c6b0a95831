import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright';
import { MountProblem } from './mountProblem.ts';

/** The names of Chromium's program. The one without windows and menus comes first, since it is lighter. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const installed = (): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

const missing = (reasons: string[] = []): MountProblem =>
  new MountProblem(
    'A mount needs a Chromium, and there is none. Install one (Debian: apt-get install chromium; others: npx playwright install chromium), ' +
      'name one by CHROMIUM_PATH, or give --force a reason.',
    reasons,
  );

/** The Chromium of this machine: CHROMIUM_PATH, otherwise an installed one, otherwise Playwright's own. @throws MountProblem if none starts. */
export async function openChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw missing([`CHROMIUM_PATH names ${named}, where there is no file`]);
  const executablePath = named || installed();
  try {
    const { chromium } = await import('playwright');
    return await chromium.launch({
      ...(executablePath && { executablePath }),
      // Chromium has no sandbox for root; for all other accounts it runs published code in the sandbox.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--headless=new', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    });
  } catch (error) {
    throw missing([error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)]);
  }
}
