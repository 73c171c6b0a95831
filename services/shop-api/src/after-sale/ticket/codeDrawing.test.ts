import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../../../testing/runTool.ts';
import { testWith } from '../../../testing/testWith.ts';
import { codeDrawing } from './codeDrawing.ts';

const code = '0123456789ABCDEFGHJKMNPQR';

/** Converts the drawing to a picture (PGM) with `scale` pixels for each unit and a white border of four units. */
function pictureOf({ size, path: drawn }: ReturnType<typeof codeDrawing>, scale: number): Buffer {
  const side = (size + 8) * scale;
  const pixels = Buffer.alloc(side * side, 255);
  for (const [, x, y, length] of drawn.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    for (let row = 0; row < scale; row += 1) {
      const start = ((Number(y) + 4) * scale + row) * side + (Number(x) + 4) * scale;
      pixels.fill(0, start, start + Number(length) * scale);
    }
  return Buffer.concat([Buffer.from(`P5 ${side} ${side} 255\n`), pixels]);
}

testWith('zbarimg')('a scanner reads the ticket’s code from the drawing on the order’s page [BYD-02]', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-'));
  try {
    const file = path.join(folder, 'code.pgm');
    writeFileSync(file, pictureOf(codeDrawing(code), 8));
    const scanned = runTool('zbarimg', ['--quiet', '--raw', '--nodbus', file]).toString();
    expect(scanned.trim()).toBe(code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a drawing is short and contains only strokes, so that a page can trust it', () => {
  const { size, path: drawn } = codeDrawing(code);
  expect(size).toBe(25);
  expect(drawn).toMatch(/^(M\d+ \d+\.5h\d+)+$/);
  expect(drawn.length).toBeLessThan(2000);
});
