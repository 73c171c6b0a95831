/**
 * Makes the files that browsers load from any picture: `npm run art -w examples/art -- <pictures> <brand> [name …]`.
 * `<pictures>` is a folder of SVG, PNG, JPEG, WebP or AVIF, `<brand>` the folder of a brand; with names only those. A
 * picture named `hero-…` is cropped to 16:9, every other to 4:3; each becomes AVIF and WebP in the widths of
 * `@festival/shared-ui/picture/renditions`. Every SVG in the brand's `art/` is compressed beside itself.
 *
 * `npm run stationery -w examples/art -- <picture> <brand> <folder>` makes the pictures of mails, tickets on paper and
 * wallet passes: a band of the picture, and the brand's logo and symbol.
 */
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type ArtKind, renditions, tallRatio } from '@festival/shared-ui/picture/renditions';
import { calc_s2, get_buffer, initSync, new_buffer } from 'calc-s2-rust/calc_s2_rust.js';
import sharp, { type Sharp } from 'sharp';

type Pixels = { data: Buffer; width: number; height: number };

/** The required similarity of an AVIF to the picture at its size, by SSIMULACRA2: from 85 shoppers see no difference. */
const leastSimilarity = 85;
/** The width that most phones load; its quality is used for the other widths too. */
const measuredWidth = 720;
/** Finer steps would change a file by less than a tenth. */
const step = 3;
/** Below 45 a metric of the whole picture does not detect bands in a plain sky. */
const [lowest, usual, highest] = [45, 72, 99];
/** WebP, which few browsers load: 80 for a hero's full width, as the requirement says [HDR-03]; less for small ones. */
const webpQuality = (kind: ArtKind, width: number): number => (kind === 'product' ? 70 : width === 1920 ? 80 : 76);

const { memory } = initSync(readFileSync(createRequire(import.meta.url).resolve('calc-s2-rust/calc_s2_rust_bg.wasm')));

/** The pixels of a picture, without transparency. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How similar two pictures of one size are, by SSIMULACRA2: 100 is identical. */
export function similarity(original: Pixels, other: Pixels): number {
  const { log } = console;
  // The metric writes a line for each picture.
  console.log = () => {};
  for (const [name, { data }] of Object.entries({ original, other })) {
    new_buffer(name, data.length);
    new Uint8Array(memory.buffer).set(data, get_buffer(name));
  }
  console.log = log;
  return calc_s2('original', 'other', original.width, original.height);
}

const avif = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();

/** The lowest quality, from the usual one downwards or upwards, at which a picture's AVIF is similar enough. */
async function qualityOf(picture: Sharp): Promise<number> {
  const original = await pixelsOf(picture.clone().resize(measuredWidth));
  const { data, width, height } = original;
  const reaches = async (quality: number) => {
    const file = await avif(sharp(data, { raw: { width, height, channels: 3 } }), quality);
    return similarity(original, await pixelsOf(sharp(file))) >= leastSimilarity;
  };
  let quality = usual;
  while (quality < highest && !(await reaches(quality))) quality += step;
  if (quality > usual) return quality;
  while (quality > lowest && (await reaches(quality - step))) quality -= step;
  return quality;
}

/** A picture cropped to a ratio, around its middle, without transparency. */
async function croppedTo([across, down]: readonly [number, number], picture: Sharp): Promise<Sharp> {
  const { width, height } = (await picture.metadata()).autoOrient;
  const cropped = {
    width: Math.min(width, Math.round((height * across) / down)),
    height: Math.min(height, Math.round((width * down) / across)),
  };
  const place = { left: Math.round((width - cropped.width) / 2), top: Math.round((height - cropped.height) / 2) };
  const area = picture
    .clone()
    .autoOrient()
    .extract({ ...place, ...cropped });
  return sharp(await area.flatten().png({ compressionLevel: 1 }).toBuffer());
}

/** Writes a picture in every width of its kind, as AVIF and as WebP, into a folder. Returns the names of the files. */
export async function makePicture(source: string, folder: string): Promise<string[]> {
  const { name } = path.parse(source);
  const kind = name.startsWith('hero-') ? 'hero' : 'product';
  const { ratio, avif: widths, tall, webp } = renditions[kind];
  const picture = await croppedTo(ratio, sharp(source));
  const middle = await croppedTo(tallRatio, picture);
  const quality = await qualityOf(picture);
  const files: string[] = [];
  const write = async (file: string, content: Buffer) => {
    await writeFile(path.join(folder, file), content);
    files.push(file);
  };
  for (const width of widths) await write(`${name}-${width}.avif`, await avif(picture.clone().resize(width), quality));
  for (const width of tall)
    await write(`${name}-tall-${width}.avif`, await avif(middle.clone().resize(width), quality));
  for (const width of webp) {
    const options = { quality: webpQuality(kind, width), effort: 6 };
    await write(`${name}-${width}.webp`, await picture.clone().resize(width).webp(options).toBuffer());
  }
  return files;
}

/** Writes the compressed form of each SVG of a folder beside it. */
export async function compressDrawings(folder: string): Promise<void> {
  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.svg'))) {
    const drawing = await readFile(path.join(folder, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: drawing.length };
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(drawing, { params }));
  }
}

const drawingAt = (svg: string, size: { width: number; height?: number }): Sharp =>
  sharp(svg, { density: 400 }).resize({ ...size, fit: 'inside' });

/** Writes a brand's stationery: the upper part of a picture 1920 wide, the logo, and the pictures of a pass at 3 scales. */
export async function makeStationery(picture: string, brand: string, folder: string): Promise<void> {
  const [logo, symbol] = ['logo', 'symbol'].map((name) => path.join(brand, 'art', `${name}.svg`)) as [string, string];
  const file = (name: string) => path.join(folder, name);
  const whole = sharp(await sharp(picture).resize(1920).flatten().png({ compressionLevel: 1 }).toBuffer());
  const band = whole.extract({ left: 0, top: 100, width: 1920, height: 640 }).resize(1200);
  await band.jpeg({ quality: 70, mozjpeg: true }).toFile(file('band.jpg'));
  await drawingAt(logo, { width: 480 }).png({ palette: true }).toFile(file('logo.png'));
  for (const scale of [1, 2, 3]) {
    const suffix = scale === 1 ? '' : `@${scale}x`;
    const icon = drawingAt(symbol, { width: 29 * scale, height: 29 * scale });
    await icon.png().toFile(file(`icon${suffix}.png`));
    const passLogo = drawingAt(logo, { width: 160 * scale, height: 50 * scale });
    await passLogo.png().toFile(file(`passLogo${suffix}.png`));
  }
}

/** Runs the command: without `--stationery` it makes the files for browsers. @throws if a folder is not named. */
async function run(args: readonly string[]): Promise<void> {
  const [command, ...rest] = args[0] === '--stationery' ? args : ['--art', ...args];
  const [first, brand, ...more] = rest.map((given) => path.resolve(process.env.INIT_CWD ?? '', given));
  const folder = more[0];
  if (!first || !brand) throw new Error('Name the folder of the pictures, and the folder of the brand.');
  if (command === '--stationery') {
    if (!folder) throw new Error('Name the picture, the folder of the brand, and the folder of the stationery.');
    return makeStationery(first, brand, folder);
  }
  const names = more.map((name) => path.basename(name));
  const art = path.join(brand, 'art');
  for (const file of await readdir(first)) {
    if (names.length > 0 && !names.includes(path.parse(file).name)) continue;
    console.log(`${file}: ${(await makePicture(path.join(first, file), art)).join(', ')}`);
  }
  await compressDrawings(art);
}

if (import.meta.main) await run(process.argv.slice(2));
