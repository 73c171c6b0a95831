import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { customProperties } from './customProperties.ts';

const source = path.join(import.meta.dirname, '..');
const known = customProperties(readFileSync(path.join(source, 'theme/tokens.css'), 'utf8'));
const styles = globSync('**/*.module.css', { cwd: source });

test('stylesheets are found', () => {
  expect(styles.length).toBeGreaterThan(10);
});

describe.each(styles)('%s', (file) => {
  const css = readFileSync(path.join(source, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

  test('the stylesheet uses only existing tokens', () => {
    const used = [...css.matchAll(/var\((--brand-[\w-]+)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test('the stylesheet has no literal colour', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab|hwb)a?\(/gi) ?? []).toEqual([]);
  });

  test('the stylesheet respects reduced motion', () => {
    const turnsForEver = /animation[^;]*\binfinite\b/.test(css);
    expect(turnsForEver && !css.includes('prefers-reduced-motion')).toBe(false);
    // Durations must come from the motion tokens, which are 0 with reduced motion. A delay (the second time value) may
    // be literal.
    const transitions = [...css.matchAll(/transition:([^;]+);/g)].map(([, value]) => value ?? '');
    for (const value of transitions.flatMap((list) => list.split(/,(?![^(]*\))/))) {
      expect(value).toMatch(/var\(--brand-motion-\w+\)|\s0s\b|none/);
    }
  });

  test('the stylesheet uses start and end, not left and right', () => {
    expect(
      css.match(/\b(margin|padding|border)-(left|right|top|bottom)\b|^\s*(left|right|top|bottom|width|height):/gm) ??
        [],
    ).toEqual([]);
  });
});
