import browserslist from 'browserslist';

/** The browsers that the shop is built for, each version by name: what `browserslist` in the repository's package.json says. */
export const supportedBrowsers: readonly string[] = browserslist(undefined, { path: import.meta.dirname });
