import { fallbackFace } from './fallbackFace.ts';
import type { FontMetrics } from './fontMetrics.ts';

const square: FontMetrics = {
  unitsPerEm: 1000,
  ascent: 900,
  descent: 300,
  lineGap: 0,
  advanceOf: () => 1000,
  glyphOf: () => 1,
};

test('the fallback has the width and the line height of the font', () => {
  const css = fallbackFace('Wide', square, 'regular', '400');
  const number = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(css)?.[1]);
  // Arial's text is about half an em per character, so a font of one em per character stretches it to about twice its
  // width.
  expect(number('size-adjust')).toBeGreaterThan(180);
  expect(number('size-adjust')).toBeLessThan(230);
  const line = (number('ascent-override') + number('descent-override')) * number('size-adjust');
  expect(line / 100).toBeCloseTo(120, 0);
});
