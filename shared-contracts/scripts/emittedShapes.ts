import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Shapes, shapesOf } from '@festival/release-contracts/contract-shapes/shapesOf';

/** The shapes of the package in `folder`, from the declarations that TypeScript writes for it; takes about two seconds. */
export function emittedShapes(folder: string): Shapes {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const out = mkdtempSync(join(tmpdir(), 'contract-shapes-'));
  try {
    const config = join(out, 'tsconfig.json');
    const sources = Object.values(exports).filter((target) => target.endsWith('.ts'));
    writeFileSync(config, JSON.stringify(configOf(folder, out, sources)));
    const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', config], { stdio: ['ignore', 'inherit', 'inherit'] });
    const paths = globSync('out/**/*.d.ts', { cwd: out });
    const files = paths.map((path): [string, string] => [
      path
        .replaceAll('\\', '/')
        .replace(/^out\//, '')
        .replace(/\.d\.ts$/, ''),
      readFileSync(join(out, path), 'utf8'),
    ]);
    return shapesOf(exports, new Map(files));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const configOf = (folder: string, out: string, sources: readonly string[]) => ({
  extends: join(folder, '../tsconfig.base.json'),
  compilerOptions: {
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: folder,
    outDir: join(out, 'out'),
    typeRoots: [join(folder, '../node_modules/@types')],
    lib: ['es2025', 'esnext', 'dom', 'dom.iterable'],
    types: ['node'],
  },
  files: sources.map((source) => join(folder, source)),
});
