import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** TypeScript keeps the extensions of imports in declarations. */
const relativeImport = /((?:from|import) ?\(?['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g;

/**
 * Compiles these sources, and all files that they import in the repository at `root`, to JavaScript and declarations in `out`, under their own paths.
 * @throws with TypeScript's output if they have errors.
 */
export function emitCode(root: string, sources: readonly string[], out: string): void {
  const config = join(out, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        declaration: true,
        rewriteRelativeImportExtensions: true,
        // Packed code runs in browsers and in Node.
        lib: ['es2025', 'esnext', 'dom', 'dom.iterable'],
        types: ['node', 'jest'],
        rootDir: root,
        outDir: out,
        typeRoots: [join(root, 'node_modules/@types')],
      },
      files: [...sources.map((source) => join(root, source)), ...globSync(join(root, 'remote-kit/types/*.d.ts'))],
    }),
  );
  try {
    execFileSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
  } catch (error) {
    throw new Error(`The packages do not compile:\n${(error as { stdout: string }).stdout}`);
  }
  for (const file of globSync('**/*.d.ts', { cwd: out })) {
    const path = join(out, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(relativeImport, '$1.js'));
  }
}
