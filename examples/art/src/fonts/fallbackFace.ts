import type { FontMetrics } from './fontMetrics.ts';

/**
 * The width of each character in Arial, in thousandths of its size. Liberation Sans and Helvetica have the same widths.
 */
const arial = {
  regular: {
    names: ['Arial', 'Liberation Sans', 'Helvetica'],
    widths:
      'a556b556c500d556e556f278g556h556i222j222k500l222m833n556o556p556q556r333s500t278u556v500w722x500y500z500 278A667B667D722E667I278K667M833N722O778S667T611V667W9440556',
  },
  bold: {
    names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Arial'],
    widths:
      'a556b611c556d611e556f333g611h611i278j278k556l278m889n611o611p611q611r389s556t333u611v556w778x556y556z500 278A722B722D722E667I278K722M833N722O778S667T611V667W9440556',
  },
} as const;

/** A typical line of the shop, for the frequency of letters. */
const sample = 'Kies je tickets voor het weekend aan zee en reserveer meteen een plek in de bus naar huis';

function widthsOf(table: string): Map<string, number> {
  return new Map([...table.matchAll(/(\D)(\d{3})/g)].map(([, sign, width]) => [sign ?? '', Number(width)]));
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * The `@font-face` that is used until the font is loaded: Arial, stretched to the same width and line height, so that
 * no text moves when the font replaces it.
 */
export function fallbackFace(family: string, metrics: FontMetrics, cut: keyof typeof arial, weight: string): string {
  const { names, widths } = arial[cut];
  const arialWidths = widthsOf(widths);
  const signs = [...sample];
  const ours = signs.reduce((sum, sign) => sum + metrics.advanceOf(sign) / metrics.unitsPerEm, 0);
  const theirs = signs.reduce((sum, sign) => sum + (arialWidths.get(sign) ?? 556) / 1000, 0);
  const size = ours / theirs;
  const share = (units: number) => percent(units / metrics.unitsPerEm / size);
  return `@font-face {
  font-family: "${family} fallback";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${share(metrics.ascent)};
  descent-override: ${share(metrics.descent)};
  line-gap-override: ${share(metrics.lineGap)};
}
`;
}
