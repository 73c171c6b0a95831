import { chromiumPath } from '@festival/host/chromiumPath';
import { type Browser, chromium } from 'playwright';

/** Starts this machine's Chromium, otherwise Playwright's download. */
export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
}
