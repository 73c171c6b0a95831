/** The families by the names in the header. The first match is used, since many browsers also send the names of others. */
const families: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** The family of a browser: `Chrome`, `Safari`. */
export const browserFamily = (userAgent: string): string =>
  families.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'another';
