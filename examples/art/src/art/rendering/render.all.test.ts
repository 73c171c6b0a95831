import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { pixelsOf } from './pixels.ts';
import { render } from './render.ts';
import { similarity } from './similarity.ts';

// A case draws and compresses many pictures, which can take minutes on a busy machine.
jest.setTimeout(300_000);

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080">
  <rect width="1920" height="1080" fill="#f8d898"/><circle cx="700" cy="500" r="380" fill="#ff7a1a"/></svg>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brand-art-'));
});
afterAll(() => rm(folder, { recursive: true }));

const piece = { kind: 'hero', draw: () => drawing } as const;
const read = (file: string) => readFile(path.join(folder, file));

test('a hero is 1920 wide at quality 80 and has smaller renditions; the smallest files have no visible difference [HDR-03]', async () => {
  const { files } = await render(folder, 'sun', piece, 'raster');
  expect(files).toEqual([
    ...[480, 720, 960, 1920].map((width) => `sun-${width}.avif`),
    ...[480, 720].map((width) => `sun-tall-${width}.avif`),
    ...[480, 960, 1920].map((width) => `sun-${width}.webp`),
  ]);
  const png = await sharp(Buffer.from(drawing)).flatten().png().toBuffer();
  const webp = await sharp(png).resize(1920).webp({ quality: 80, effort: 6 }).toBuffer();
  expect((await read('sun-1920.webp')).equals(webp)).toBe(true);
  const original = await pixelsOf(sharp(png).resize(480));
  const shown = await pixelsOf(sharp(await read('sun-480.avif')));
  expect(similarity(original, shown)).toBeGreaterThanOrEqual(85);
  expect(similarity(original, original)).toBe(100);
  const blurred = await pixelsOf(sharp(png).resize(480).blur(2));
  expect(similarity(original, blurred)).toBeLessThan(85);
  expect(await sharp(await read('sun-tall-480.avif')).metadata()).toMatchObject({ width: 480, height: 720 });
});

test('flat ink is written as an SVG file, and compressed', async () => {
  const { files, color } = await render(folder, 'flat', piece, 'svg');
  expect(files).toEqual(['flat.svg', 'flat.svg.br']);
  expect(String(await read('flat.svg'))).toBe(drawing);
  expect(String(brotliDecompressSync(await read('flat.svg.br')))).toBe(drawing);
  expect(color).toMatch(/^#f[0-9a-f]d[0-9a-f]9[0-9a-f]$/);
});
