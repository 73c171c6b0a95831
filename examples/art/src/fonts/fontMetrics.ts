/** The metrics that a browser needs to keep a font's layout, in units of the font. */
export type FontMetrics = {
  unitsPerEm: number;
  ascent: number;
  /** Positive: the distance below the baseline. */
  descent: number;
  lineGap: number;
  /** The width of a character, 0 if the font lacks it. */
  advanceOf: (sign: string) => number;
  /** The number of a character's glyph, 0 if the font lacks it. */
  glyphOf: (sign: string) => number;
};

function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  const rows = Array.from({ length: count }, (_, index) => 12 + index * 16);
  return new Map(rows.map((row) => [font.toString('latin1', row, row + 4), font.readUInt32BE(row + 8)]));
}

/** The glyph of a character by the `cmap` table's format 4, which every Latin font has. */
function glyphFinder(font: Buffer, cmap: number): (code: number) => number {
  const encodings = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const subtable = encodings
    .map((row) => cmap + font.readUInt32BE(row + 4))
    .find((start) => font.readUInt16BE(start) === 4);
  if (subtable === undefined) throw new Error('The font has no cmap of format 4');
  const doubled = font.readUInt16BE(subtable + 6);
  const [ends, starts] = [subtable + 14, subtable + 16 + doubled];
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled];
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (code > font.readUInt16BE(ends + at)) continue;
      const first = font.readUInt16BE(starts + at);
      if (code < first) return 0;
      const offset = font.readUInt16BE(offsets + at);
      const delta = font.readUInt16BE(deltas + at);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = font.readUInt16BE(offsets + at + offset + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Reads the metrics of a TrueType file. */
export function fontMetrics(font: Buffer): FontMetrics {
  const tables = tablesOf(font);
  const table = (name: string): number => {
    const start = tables.get(name);
    if (start === undefined) throw new Error(`The font has no table ${name}`);
    return start;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const find = glyphFinder(font, table('cmap'));
  const glyphOf = (sign: string) => find(sign.codePointAt(0) ?? 0);
  const longCount = font.readUInt16BE(hhea + 34);
  return {
    unitsPerEm: font.readUInt16BE(head + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    glyphOf,
    advanceOf: (sign) => {
      const glyph = glyphOf(sign);
      return glyph === 0 ? 0 : font.readUInt16BE(hmtx + Math.min(glyph, longCount - 1) * 4);
    },
  };
}
