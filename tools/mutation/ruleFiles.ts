import { globSync } from 'node:fs';

/**
 * The rules of a package, or of one folder of its `src`: what is plain TypeScript there. Components (`.tsx`) and their hooks are
 * proved by rendering, exposed modules only name them, and texts and the table of their files are no rule. Paths from `root`.
 */
export const ruleFiles = (root: string, folder: string, part = ''): string[] =>
  globSync(`${folder}/src/${part ? `${part}/` : ''}**/*.ts`, { cwd: root })
    .filter((path) => !isNoRule.test(path))
    .sort();

const isNoRule = /\.test\.ts$|\/exposes\/|\/use[A-Z]\w*\.ts$|\/errorTexts\.\w+\.ts$|\/laterTextFiles\.ts$/;
