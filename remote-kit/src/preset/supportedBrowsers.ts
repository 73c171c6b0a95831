import browserslist from 'browserslist';

/** The supported browsers, each version separately: from `browserslist` in the repository's package.json. */
export const supportedBrowsers: readonly string[] = browserslist(undefined, { path: import.meta.dirname });
