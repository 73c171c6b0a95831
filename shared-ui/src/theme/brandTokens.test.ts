import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastRatio } from './contrastRatio.ts';
import { customProperties } from './customProperties.ts';

const source = path.join(import.meta.dirname, '..');
const brands = readdirSync(path.join(source, 'brands'));
const neutral = customProperties(readFileSync(path.join(source, 'theme/tokens.css'), 'utf8'));

/** The tokens of a page of the brand: the brand's own tokens, and the neutral values of the other tokens. */
function tokensOf(brand: string): Map<string, string> {
  const own = customProperties(readFileSync(path.join(source, 'brands', brand, 'tokens.css'), 'utf8'));
  return new Map([...neutral, ...own]);
}

const grounds = ['ground', 'raised', 'sunken'];
const texts: [text: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['soft', ground],
  ]),
  ['accent', 'ground'],
  ['accent', 'raised'],
  ['danger', 'ground'],
  ['danger', 'raised'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-accent', 'accent'],
  ['on-highlight', 'highlight'],
  ['on-login', 'login'],
  ['on-danger', 'danger'],
  ['on-chrome', 'chrome'],
  ['on-disabled', 'disabled'],
  ...['info', 'success', 'warning', 'danger'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-ground`],
    ['ink', `${tone}-ground`],
  ]),
];

describe.each(['neutral', ...brands])('the tokens of %s', (brand) => {
  const tokens = brand === 'neutral' ? neutral : tokensOf(brand);
  const color = (name: string) => tokens.get(`--brand-color-${name}`) ?? '';

  test.each(texts)('the contrast of %s on %s is at least 4.5 to 1', (text, ground) => {
    expect(contrastRatio(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('the contrast of a control’s outline on %s is at least 3 to 1', (ground) => {
    expect(contrastRatio(color('outline'), color(ground))).toBeGreaterThanOrEqual(3);
  });

  test('one of the two colours of the focus ring is visible on any background', () => {
    const ring = tokens.get('--brand-focus-color') ?? '';
    const halo = tokens.get('--brand-focus-halo') ?? '';
    for (const name of [...grounds, 'primary', 'accent', 'danger', 'login', 'chrome', 'disabled']) {
      expect(Math.max(contrastRatio(ring, color(name)), contrastRatio(halo, color(name)))).toBeGreaterThanOrEqual(3);
    }
    expect(contrastRatio(ring, halo)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(brands)('the folder of %s', (brand) => {
  const css = readFileSync(path.join(source, 'brands', brand, 'tokens.css'), 'utf8');

  test('the brand sets every colour and defines no unknown token', () => {
    const own = customProperties(css);
    expect([...own.keys()].filter((name) => !neutral.has(name))).toEqual([]);
    const colors = [...neutral.keys()].filter((name) => name.startsWith('--brand-color-'));
    expect(colors.filter((name) => !own.has(name))).toEqual([]);
  });

  test('the brand is selected by its name on the root element', () => {
    const data = JSON.parse(readFileSync(path.join(source, 'brands', brand, 'brand.json'), 'utf8')) as { id: string };
    expect(data.id).toBe(brand);
    expect(css).toContain(`html[data-brand="${brand}"] {`);
  });
});
