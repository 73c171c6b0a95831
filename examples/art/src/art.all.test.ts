import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makePicture, pixelsOf, similarity } from './art.ts';

// It compresses many pictures, which can take minutes on a busy machine.
jest.setTimeout(300_000);

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1080">
  <rect width="2000" height="1080" fill="#f8d898"/><circle cx="740" cy="500" r="380" fill="#ff7a1a"/></svg>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brand-art-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a hero is 1920 wide at quality 80 and has smaller renditions; the smallest files have no visible difference [HDR-03]', async () => {
  const source = path.join(folder, 'hero-sun.svg');
  await writeFile(source, drawing);
  const files = await makePicture(source, folder);
  expect(files).toEqual([
    ...[480, 720, 960, 1920].map((width) => `hero-sun-${width}.avif`),
    ...[480, 720].map((width) => `hero-sun-tall-${width}.avif`),
    ...[480, 960, 1920].map((width) => `hero-sun-${width}.webp`),
  ]);
  const read = (file: string) => readFile(path.join(folder, file));
  const middle = { left: 40, top: 0, width: 1920, height: 1080 };
  const png = await sharp(Buffer.from(drawing)).extract(middle).flatten().png().toBuffer();
  const webp = await sharp(png).resize(1920).webp({ quality: 80, effort: 6 }).toBuffer();
  expect((await read('hero-sun-1920.webp')).equals(webp)).toBe(true);
  const original = await pixelsOf(sharp(png).resize(480));
  const shown = await pixelsOf(sharp(await read('hero-sun-480.avif')));
  expect(similarity(original, shown)).toBeGreaterThanOrEqual(85);
  expect(similarity(original, original)).toBe(100);
  const blurred = await pixelsOf(sharp(png).resize(480).blur(2));
  expect(similarity(original, blurred)).toBeLessThan(85);
  expect(await sharp(await read('hero-sun-tall-480.avif')).metadata()).toMatchObject({ width: 480, height: 720 });
});
