import { type Point, round } from './element.ts';

type Contour = { point: Point; onCurve: boolean }[];

/** Finds a font's tables by their names. */
function tablesOf(font: Buffer): (name: string) => number {
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const starts = new Map(rows.map((row) => [font.toString('latin1', row, row + 4), font.readUInt32BE(row + 8)]));
  return (name) => {
    const start = starts.get(name);
    if (start === undefined) throw new Error(`The font has no table ${name}`);
    return start;
  };
}

/** The contours of a glyph of a TrueType font, in font units, y upwards. Empty for composite glyphs. */
export function glyphContours(font: Buffer, glyph: number): Contour[] {
  const table = tablesOf(font);
  const long = font.readInt16BE(table('head') + 50) === 1;
  const loca = table('loca');
  const offset = (index: number) =>
    long ? font.readUInt32BE(loca + index * 4) : font.readUInt16BE(loca + index * 2) * 2;
  const start = table('glyf') + offset(glyph);
  if (offset(glyph) === offset(glyph + 1)) return [];
  const count = font.readInt16BE(start);
  if (count <= 0) return [];
  const ends = Array.from({ length: count }, (_, index) => font.readUInt16BE(start + 10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + count * 2;
  at += 2 + font.readUInt16BE(at);

  const flags: number[] = [];
  while (flags.length < total) {
    const flag = font.readUInt8(at++);
    const repeats = flag & 8 ? font.readUInt8(at++) : 0;
    for (let index = 0; index <= repeats; index += 1) flags.push(flag);
  }
  const coordinates = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? font.readUInt8(at++) : -font.readUInt8(at++);
      else if (!(flag & same)) {
        value += font.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  return ends.map((end, index) => {
    const first = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    return Array.from({ length: end - first + 1 }, (_, step) => ({
      point: [xs[first + step] ?? 0, ys[first + step] ?? 0] as const,
      onCurve: Boolean((flags[first + step] ?? 0) & 1),
    }));
  });
}

/** The SVG path of a glyph at a place and scale. */
export function outlinePath(contours: readonly Contour[], x: number, y: number, scale: number): string {
  const write = ([px, py]: Point) => `${round(x + px * scale)} ${round(y - py * scale)}`;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return contours
    .map((contour) => {
      const count = contour.length;
      const first = contour[0];
      const last = contour[count - 1];
      if (!first || !last) return '';
      const origin = first.onCurve ? first.point : last.onCurve ? last.point : middle(first.point, last.point);
      let d = `M${write(origin)}`;
      for (let index = first.onCurve ? 1 : 0; index < count; index += 1) {
        const current = contour[index];
        const next = contour[(index + 1) % count];
        if (!current || !next) continue;
        if (current.onCurve) d += `L${write(current.point)}`;
        else d += `Q${write(current.point)} ${write(next.onCurve ? next.point : middle(current.point, next.point))}`;
      }
      return `${d}Z`;
    })
    .join('');
}
