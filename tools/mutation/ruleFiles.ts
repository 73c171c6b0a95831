import { globSync } from 'node:fs';

/**
 * The rules of a package, or of one folder of its `src`: its plain TypeScript files. Not included: components (`.tsx`)
 * and their hooks, which rendering tests; exposed modules, which only re-export them; texts and the table of their
 * files; and SHA-256, which its standard's examples test, while its mutants make every test of buckets a hundred times
 * slower. Paths are relative to `root`.
 */
export const ruleFiles = (root: string, folder: string, part = ''): string[] =>
  globSync(`${folder}/src/${part ? `${part}/` : ''}**/*.ts`, { cwd: root })
    .filter((path) => !isNoRule.test(path))
    .sort();

const isNoRule =
  /\.test\.ts$|\/exposes\/|\/use[A-Z]\w*\.ts$|\/errorTexts\.\w+\.ts$|\/laterTextFiles\.ts$|\/sha256\.ts$/;
