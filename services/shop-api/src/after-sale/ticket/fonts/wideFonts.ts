import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

export type PaperFont = 'heading' | 'strong' | 'text';

const resolve = createRequire(import.meta.url).resolve;

/** Fonts for characters that a brand's fonts lack, and for brands without stationery: Latin, Greek, Cyrillic, Hebrew, Arabic and others. */
export const wideFonts: Record<PaperFont, string> = {
  heading: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  strong: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  text: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
};

let opened: Font[] | undefined;

/** The first character after those of Latin, which the wide fonts have completely, so that most names need no font to be read. */
const afterLatin = 0x2_50;

/** Whether all wide fonts have the character. */
export function isInWideFonts(codePoint: number): boolean {
  if (codePoint < afterLatin) return true;
  opened ??= [...new Set(Object.values(wideFonts))].map((file) => openSync(file));
  return opened.every((font) => font.hasGlyphForCodePoint(codePoint));
}
