import { execFileSync } from 'node:child_process';
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
 * paths. @throws with TypeScript's output if the sources have errors.
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
      const entries = part ? { ...others, bin: {}, imports: {} } : others;
      return entrySources({ ...entries, exports: packed } as Manifest).map((source) => join(folder, source));
    });
    emitCode(root, sources, emitted);
    return packedPackages.map((one) => packOne({ root, emitted, staged: join(work, 'staged', one.folder), out }, one));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

interface Places {
  root: string;
  emitted: string;
  staged: string;
  out: string;
}

function packOne({ root, emitted, staged, out }: Places, { folder, files, part }: PackedPackage): string {
  const code = globSync('**/*.{js,d.ts}', { cwd: join(emitted, folder) });
  const copy = (from: string, path: string) => {
    mkdirSync(dirname(join(staged, path)), { recursive: true });
    cpSync(join(from, path), join(staged, path));
  };
  for (const path of code) copy(join(emitted, folder), path);
  const own = join(root, folder);
  for (const path of globSync([...files], { cwd: own })) {
    const isTemplate = path.startsWith('template/');
    if (statSync(join(own, path)).isFile() && (isTemplate || !isTest(path))) copy(own, path);
  }
  const imported = code
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => importedPackages(readFileSync(join(staged, path), 'utf8')));
  const { devDependencies: tools, browserslist = [] } = readManifest(root);
  const described = readManifest(own);
  const manifest = packedManifest(described, {
    imported: new Set(imported),
    tools: { ...tools, ...described.devDependencies },
    browserslist,
    ...(part && { isThere: (target) => existsSync(join(staged, target)) }),
  });
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: staged, encoding: 'utf8' });
  return join(out, basename(said.trim()));
}
