import { globSync } from 'node:fs';

/**
 * The rules of a package, or of one folder of its `src`: its plain TypeScript files. Components (`.tsx`) and their hooks are tested by rendering,
 * exposed modules only export them, and texts and their table contain no rules. Paths are relative to `root`.
 */
export const ruleFiles = (root: string, folder: string, part = ''): string[] =>
  globSync(`${folder}/src/${part ? `${part}/` : ''}**/*.ts`, { cwd: root })
    .filter((path) => !isNoRule.test(path))
    .sort();

const isNoRule = /\.test\.ts$|\/exposes\/|\/use[A-Z]\w*\.ts$|\/\w*[eE]rrorTexts\.\w+\.ts$|\/laterTextFiles\.ts$/;
