import type { Browser } from 'playwright';
import { chromiumPath } from './chromiumPath.ts';
import { MountProblem } from './mountProblem.ts';

/** The Chromium of this machine, otherwise Playwright's own. @throws MountProblem if none starts. */
export async function openChromium(): Promise<Browser> {
  try {
    const executablePath = chromiumPath();
    const { chromium } = await import('playwright');
    return await chromium.launch({
      ...(executablePath && { executablePath }),
      // Chromium has no sandbox for root; for all other accounts it runs published code in the sandbox.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--headless=new', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    });
  } catch (error) {
    throw new MountProblem(
      'A mount needs a Chromium, and there is none. Install one (Debian: apt-get install chromium; others: npx playwright install chromium), ' +
        'name one by CHROMIUM_PATH, or give --force a reason.',
      [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)],
    );
  }
}
