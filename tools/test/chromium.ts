import { spawnSync } from 'node:child_process';
import { chromiumPath } from '@festival/host/chromiumPath';

type Found = { ok: true; env: Record<string, string> } | { ok: false; problem: string };

/** The Chromium for the journeys: this machine's, otherwise Playwright's download. */
export const chromium = (): Found => {
  try {
    const installed = chromiumPath();
    if (installed) return { ok: true, env: { CHROMIUM_PATH: installed } };
  } catch (error) {
    return { ok: false, problem: String(error) };
  }
  console.log('No Chromium on this machine: asking Playwright for its own …');
  const download = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (download.status === 0) return { ok: true, env: {} };
  return {
    ok: false,
    problem:
      'The journeys need a Chromium. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  };
};
