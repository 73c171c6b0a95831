import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './boundaryViolations.ts';
import type { SpecWord } from './specWords.ts';
import { isTestFile } from './workspacePackages.ts';

/** The folders that know a step only through the declaration of its remote. */
const folders = ['host/src', 'host/server', 'shared-contracts/src'];

/** The paths of the platform's APIs, whose words the platform defines. */
const ofApis = 'shared-contracts/src/api/';

/** The names of the remotes of a repository, and the current and former names of the steps that they declare. */
const declaredNames = (root: string): { remotes: string[]; steps: string[] } => ({
  remotes: globSync('mf-*', { cwd: root }).map((folder) => folder.replaceAll('-', '_')),
  steps: globSync('mf-*/src/steps.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bname: '([\w-]+)'|formerNames: \[([^\]]*)\]/g)].flatMap(
      ([, name, former = '']) => (name ? [name] : [...former.matchAll(/'([\w-]+)'/g)].map(([, one = '']) => one)),
    ),
  ),
});

const reason =
  'is the name of a step or a remote: read what it declares, or give a new step a name that nothing else has';

/** Paths of modules contain names of folders. */
const modulePath = /(from |import\()(\/\*.*?\*\/ )?'[^']*'/g;

/** Fields of the contracts are words of the platform. In the shell, a key or a class with the name of a step refers to that step. */
const hasKeys = (file: string): boolean => file.startsWith('host/');

/**
 * Every place that contains the name of a step or a remote: as a string, or as a part of an address, a route's name or a text's key; in the shell
 * also as an object's key or a style's class. The shell only uses what a step declares, so that its team can rename, move and withdraw it [STP-01].
 */
export function stepNameViolations(root: string, specWords: readonly SpecWord[]): Violation[] {
  const { remotes, steps } = declaredNames(root);
  const one = steps.join('|');
  const remote = new RegExp(`\\b(${remotes.join('|').replaceAll('_', '[_-]')})\\b`, 'g');
  const step = new RegExp(`(?<=['"\`/>])(?:slug-|step\\.)?(${one})(?=['"\`/?#<])|\\b(?:slug-|step\\.)(${one})\\b`, 'g');
  const key = new RegExp(`(?<=[{,]\\s*|^\\s*)(${one})(?=\\??:)|(?<!\\.)\\.(${one})\\b`, 'gm');
  // A word whose step is withdrawn remains allowed, so that its team only changes its own folder.
  const unused = new Set(
    specWords.flatMap(({ file, words }) =>
      words.filter((word) => steps.includes(word)).map((word) => `${file} ${word}`),
    ),
  );
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css,json,html}`, { cwd: root })).sort();
  const found = files
    .filter((file) => !isTestFile(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8').replaceAll(modulePath, '');
      const places = [
        ...code.matchAll(remote),
        ...(file.startsWith(ofApis) ? [] : code.matchAll(step)),
        ...(hasKeys(file) ? code.matchAll(key) : []),
      ];
      const names = new Set(places.map(([, name, other]) => name ?? other ?? ''));
      return [...names]
        .filter((name) => !unused.delete(`${file} ${name}`) && !isAllowed(specWords, file, name))
        .map((name) => ({ file, imported: name, reason }));
    });
  return [
    ...found,
    ...[...unused].map((entry) => ({
      file: 'tools/boundaries/specWords.ts',
      imported: entry,
      reason: 'is allowed and does not stand there any more',
    })),
  ];
}

const isAllowed = (specWords: readonly SpecWord[], file: string, name: string): boolean =>
  specWords.some((allowed) => allowed.file === file && allowed.words.includes(name));
