/** The custom properties that a stylesheet sets, from name to value. If one is set twice, the first value counts. */
export function customProperties(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name, value] of bare.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
    if (name && value && !found.has(name)) found.set(name, value.trim());
  }
  return found;
}
