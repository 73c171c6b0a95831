/**
 * Draws every brand's art, renders changed pieces, and writes a manifest (`art.json`) with sizes and colours. Run: `npm
 * run art -w examples/art`, or with a brand's name for that one only. A brand's drawings are in
 * `src/art/<brand>/pieces.ts`, its files in `shared-ui/src/brands/<brand>/art/`; a brand without drawings has finished
 * files, which are not changed.
 */
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Piece } from './art/drawing/piece.ts';
import { type FormatOf, isRendered, type Rendered, render, sourceHash } from './art/rendering/render.ts';
import { writeSvg } from './art/rendering/writeSvg.ts';

type Drawings = { pieces: Record<string, Piece>; formatOf: FormatOf };
type Logos = { logo: () => string; symbol: () => string };
type Manifest = Record<string, Rendered>;

const brandsFolder = path.join(import.meta.dirname, '../../../shared-ui/src/brands');

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** Renders the pieces whose drawing differs from the manifest, and returns the new manifest. */
async function renderChanged(
  brand: string,
  folder: string,
  before: Manifest,
  { pieces, formatOf }: Drawings,
): Promise<Manifest> {
  const manifest: Manifest = {};
  for (const [name, piece] of Object.entries(pieces)) {
    const format = formatOf(name);
    const known = before[name];
    const fresh = known?.source === sourceHash(piece, format, piece.draw()) && (await isRendered(folder, known));
    manifest[name] = fresh && known ? known : await render(folder, name, piece, format);
    if (!fresh) console.log(`${brand}/art/${name}: rendered`);
  }
  return manifest;
}

/** Deletes files that belong to no piece. */
async function removeStale(folder: string, manifest: Manifest): Promise<void> {
  const wanted = new Set(Object.values(manifest).flatMap(({ files }) => files));
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
}

const only = process.argv[2];

for (const brand of await readdir(brandsFolder)) {
  if (only && brand !== only) continue;
  const drawings = path.join(import.meta.dirname, 'art', brand);
  const hasDrawings = await access(path.join(drawings, 'pieces.ts')).then(
    () => true,
    () => false,
  );
  if (!hasDrawings) continue;
  const folder = path.join(brandsFolder, brand, 'art');
  await mkdir(folder, { recursive: true });
  const drawn = (await import(path.join(drawings, 'pieces.ts'))) as Drawings;
  const { logo, symbol } = (await import(path.join(drawings, 'logo.ts'))) as Logos;
  const manifestFile = path.join(brandsFolder, brand, 'art.json');
  const manifest = await renderChanged(brand, folder, await readManifest(manifestFile), drawn);
  await removeStale(folder, manifest);
  await writeSvg(folder, 'logo', logo());
  await writeSvg(folder, 'symbol', symbol());
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}
