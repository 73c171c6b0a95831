import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../brands');

describe.each(readdirSync(folder))('the fonts of %s', (brand) => {
  const files = readdirSync(path.join(folder, brand, 'fonts')).filter((file) => file.endsWith('.woff2'));

  test('the fonts are at most two files, each small enough to be loaded before the first paint', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(2);
    for (const file of files) expect(statSync(path.join(folder, brand, 'fonts', file)).size).toBeLessThan(40 * 1024);
  });

  test('the fonts are declared in the stylesheet, each with a fallback of the same metrics', () => {
    const css = readFileSync(path.join(folder, brand, 'fonts.css'), 'utf8');
    const named = [...css.matchAll(/url\("\.\/fonts\/([\w.-]+)"\)/g)].map(([, file]) => file ?? '');
    expect(named.sort()).toEqual(files.sort());
    expect(css.match(/size-adjust/g)).toHaveLength(files.length);
  });

  test('the tokens use the families of the fonts, and the logo exists', () => {
    const tokens = readFileSync(path.join(folder, brand, 'tokens.css'), 'utf8');
    const data = JSON.parse(readFileSync(path.join(folder, brand, 'brand.json'), 'utf8')) as {
      logo: string;
      symbol: string;
      fonts: { family: string }[];
    };
    for (const { family } of data.fonts) expect(tokens).toContain(`"${family}", "${family} fallback"`);
    for (const file of [data.logo, data.symbol]) expect(existsSync(path.join(folder, brand, file))).toBe(true);
  });
});
