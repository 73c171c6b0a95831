import { pathOf } from './pathOf.ts';

interface OtherBrowsers {
  /** The programs that were found, by the variables from which the journeys read them. */
  env: Record<string, string>;
  /** A sentence for each browser that is not on this machine: what to install. */
  missing: string[];
}

/** The browsers beside Chromium: those that this machine has, and what to install for the others. */
export const otherBrowsers = (): OtherBrowsers => {
  const firefox = process.env.FIREFOX_PATH ?? pathOf('firefox-esr') ?? pathOf('firefox');
  if (firefox) return { env: { FIREFOX_PATH: firefox }, missing: [] };
  return {
    env: {},
    missing: ['Firefox is not here, so no purchase is walked in it (Debian: apt-get install firefox-esr).'],
  };
};
