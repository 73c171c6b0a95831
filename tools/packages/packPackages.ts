import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { packageNameOf } from '../boundaries/workspacePackages.ts';
import { emitCode } from './emitCode.ts';
import { lostImports, sourcesOf } from './importedFiles.ts';
import { entrySources, type Manifest, packedManifest } from './packedManifest.ts';
import { type PackedPackage, packedPackages } from './packedPackages.ts';

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const isTest = (path: string): boolean => /\.test\.[cm]?tsx?$/.test(path);

/** The packages that a file imports, by `import`, `export … from` and `import()`. */
const importedPackages = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*['"]([^.'"#/][^'"]*)['"]/g)].map(([, name = '']) => packageNameOf(name));

/**
 * Packs the packages that teams use outside this repository: JavaScript, declarations and other files, ready for `npm install`. Returns the files'
 * paths. All have the same suffix in their versions, a hash of their content, so that npm installs a changed pack over an older one.
 * @throws with TypeScript's output if the sources have errors, or with the missing files if a packed file imports one that is not packed.
 */
export function packPackages(root: string, out: string): string[] {
  const work = mkdtempSync(join(tmpdir(), 'festival-packages-'));
  try {
    const emitted = join(work, 'emitted');
    mkdirSync(emitted);
    mkdirSync(out, { recursive: true });
    const sources = packedPackages.flatMap(({ folder, part }) => {
      const { exports = {}, ...others } = readManifest(join(root, folder));
      const packed = Object.fromEntries(Object.entries(exports).filter(([subpath]) => !part || part.includes(subpath)));
      const entries = part ? { ...others, imports: {} } : others;
      return entrySources({ ...entries, exports: packed } as Manifest).map((source) => join(folder, source));
    });
    emitCode(root, sourcesOf(root, sources), emitted);
    const staged = packedPackages.map((one) => ({ one, folder: stage({ root, emitted, work }, one) }));
    const lost = staged.flatMap(({ folder }) => lostImports(folder));
    if (lost.length > 0) throw new Error(`The packages are not complete:\n${lost.join('\n')}`);
    const suffix = hashOf(staged.map(({ folder }) => folder));
    const versions = Object.fromEntries(
      packedPackages.map(({ folder }) => {
        const { name, version } = readManifest(join(root, folder));
        return [name, `${version}-h${suffix}`];
      }),
    );
    for (const { folder } of packedPackages)
      for (const file of globSync(`festival-${basename(folder)}-*.tgz`, { cwd: out })) rmSync(join(out, file));
    return staged.map(({ one, folder }) => packOne({ root, staged: folder, out, versions }, one));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** A hash of all files in these folders. */
function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const path of globSync('**/*', { cwd: folder }).sort())
      if (statSync(join(folder, path)).isFile()) hash.update(path).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Copies the built code and the other files of a package into a folder of its own, and returns this folder. */
function stage(
  { root, emitted, work }: { root: string; emitted: string; work: string },
  { folder, files }: PackedPackage,
): string {
  const staged = join(work, 'staged', folder);
  const copy = (from: string, path: string) => {
    mkdirSync(dirname(join(staged, path)), { recursive: true });
    cpSync(join(from, path), join(staged, path));
  };
  for (const path of globSync('**/*.{js,d.ts}', { cwd: join(emitted, folder) })) copy(join(emitted, folder), path);
  const own = join(root, folder);
  for (const path of globSync([...files], { cwd: own })) {
    const isTemplate = path.startsWith('template/');
    if (statSync(join(own, path)).isFile() && (isTemplate || !isTest(path))) copy(own, path);
  }
  return staged;
}

interface Packed {
  root: string;
  staged: string;
  out: string;
  /** The versions of the packed packages. */
  versions: Readonly<Record<string, string>>;
}

function packOne({ root, staged, out, versions }: Packed, { folder, part }: PackedPackage): string {
  const imported = globSync('**/*.js', { cwd: staged, exclude: ['template'] }).flatMap((path) =>
    importedPackages(readFileSync(join(staged, path), 'utf8')),
  );
  const { devDependencies: tools, browserslist = [] } = readManifest(root);
  const described = readManifest(join(root, folder));
  const manifest = packedManifest(described, {
    imported: new Set(imported),
    tools: { ...tools, ...described.devDependencies },
    browserslist,
    packed: versions,
    ...(part && { isThere: (target) => existsSync(join(staged, target)) }),
  });
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const template = join(staged, 'template/package.json');
  if (existsSync(template)) {
    const ranges = /"(@festival\/[\w-]+)": "[^"]+"/g;
    const named = readFileSync(template, 'utf8').replaceAll(ranges, (_, name) => `"${name}": "${versions[name]}"`);
    writeFileSync(template, named);
  }
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: staged, encoding: 'utf8' });
  return join(out, basename(said.trim()));
}
