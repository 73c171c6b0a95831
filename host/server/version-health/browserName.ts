const known = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*\bSafari\//],
] as const;

/** A browser's name and major version from its header, without personal data: `Firefox 131`. */
export function browserName(userAgent = ''): string {
  for (const [name, pattern] of known) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version) return `${name} ${version.slice(0, 4)}`;
  }
  return 'another browser';
}
