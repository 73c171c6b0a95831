import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts Chromium: CHROMIUM_PATH, otherwise the machine's, otherwise Playwright's download. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
}
