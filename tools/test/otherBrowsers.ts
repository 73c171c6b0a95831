import { globSync } from 'node:fs';
import { pathOf } from './pathOf.ts';

interface OtherBrowsers {
  /** The paths of the programs that were found, by the environment variables that the journeys read. */
  env: Record<string, string>;
  /** A sentence for each missing browser that says what to install. */
  missing: string[];
}

interface Programs {
  name: string;
  debian: string;
  /** The paths where each program may be, by its variable. */
  paths: Record<string, () => string | null | undefined>;
}

const browsers: Programs[] = [
  {
    name: 'Firefox',
    debian: 'firefox-esr',
    paths: { FIREFOX_PATH: () => pathOf('firefox-esr') ?? pathOf('firefox') },
  },
  {
    name: 'WebKit',
    debian: 'webkit2gtk-driver xvfb',
    paths: {
      WEBKIT_DRIVER_PATH: () => pathOf('WebKitWebDriver'),
      // This program is not on the PATH: it is built for tests.
      WEBKIT_PATH: () => globSync('/usr/{lib,lib/*,libexec}/webkit{2gtk,gtk}-*/MiniBrowser').at(-1),
      XVFB_PATH: () => pathOf('Xvfb'),
    },
  },
];

/** Finds the browsers other than Chromium on this machine, and says what to install for the missing ones. */
export const otherBrowsers = (): OtherBrowsers => {
  const result: OtherBrowsers = { env: {}, missing: [] };
  for (const { name, debian, paths } of browsers) {
    const found = Object.entries(paths).map(([variable, find]) => [variable, process.env[variable] ?? find()]);
    if (found.every(([, path]) => path)) Object.assign(result.env, Object.fromEntries(found));
    else
      result.missing.push(`${name} is not here, so no purchase is walked in it (Debian: apt-get install ${debian}).`);
  }
  return result;
};
