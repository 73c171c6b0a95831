import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { render } from './render.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080">
  <rect width="1920" height="1080" fill="#f8d898"/><circle cx="700" cy="500" r="380" fill="#ff7a1a"/></svg>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brand-art-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a hero is 1920 wide at quality 80, and there are smaller ones [HDR-03]', async () => {
  const { widths } = await render(folder, 'sun', 'hero', drawing);
  expect(widths).toEqual([480, 960, 1920]);
  const png = await sharp(Buffer.from(drawing)).flatten().png().toBuffer();
  const webp = await sharp(png).resize(1920).webp({ quality: 80, effort: 6 }).toBuffer();
  expect((await readFile(path.join(folder, 'sun-1920.webp'))).equals(webp)).toBe(true);
  const avif = await sharp(png).resize(1920).avif({ quality: 80, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
  expect((await readFile(path.join(folder, 'sun-1920.avif'))).equals(avif)).toBe(true);
});
