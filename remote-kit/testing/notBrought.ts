import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import {
  type Declaration,
  declarationErrors,
  languageNotes,
} from '@festival/release-contracts/package/declarationErrors';
import { packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import { manifestName } from '@festival/release-registry/package/packageFiles';
import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { writeManifest } from '../src/build/writeManifest.ts';
import type { Remote } from '../src/remote/remote.ts';
import { typesOf } from '../src/remote/typesOf.ts';

/**
 * Sentences about the parts of a remote that are declared outside its folder. Empty if its steps, places and types are declared in its folder and
 * published with its versions, and neither the shell nor the contracts name the remote or its steps. [FED-10]
 */
export async function notBrought(remote: Remote): Promise<string[]> {
  const declared = await declaredIn(remote.folder);
  return [
    ...(declared.steps || declared.places
      ? []
      : ['It declares no steps in src/steps.ts and no places in src/places.ts.']),
    ...(declared.types ? [] : ['It declares no types in src/exposed.ts.']),
    ...foreignImports(remote.folder),
    ...declarationErrors(declared, remote.exposes),
    ...languageNotes(declared),
    ...differences(declared, remote.declared, 'is not what remote.config.ts names'),
    ...differences(declared, await published(remote), 'is not what a version is published with'),
    ...namedByShell(remote),
  ];
}

const parts = ['steps', 'places', 'types'] as const;
const sources = { steps: 'steps', places: 'places', types: 'exposed' } as const;

const differences = (declared: Declaration, other: Declaration, how: string): string[] =>
  parts
    .filter((part) => !isDeepStrictEqual(declared[part], other[part]))
    .map((part) => `What src/${sources[part]}.ts declares ${how}.`);

const sourceOf = (folder: string, name: string): string => join(folder, 'src', `${name}.ts`);

/** The declarations in the files of the remote's folder, each read separately. */
async function declaredIn(folder: string): Promise<Declaration> {
  const read = async (name: string): Promise<unknown> => {
    const file = sourceOf(folder, name);
    return existsSync(file) ? Reflect.get(await import(pathToFileURL(file).href), name) : undefined;
  };
  const [steps, places, exposed] = await Promise.all(['steps', 'places', 'exposed'].map(read));
  return {
    ...(steps !== undefined && { steps: steps as Declaration['steps'] }),
    ...(places !== undefined && { places: places as Declaration['places'] }),
    ...(exposed !== undefined && { types: typesOf(exposed as ExposedTypes) }),
  };
}

/** Values of steps and places that come from outside of the remote's folder. */
const foreignImports = (folder: string): string[] =>
  ['steps', 'places']
    .map((name) => sourceOf(folder, name))
    .filter(existsSync)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type\b).* from '([^']+)'/gm)]
        .map(([, from = '']) => from)
        .filter((from) => !/^\.\/(?!.*\.\.\/)/.test(from))
        .map((from) => `${file} takes values from ${from}: declare them in the remote's folder.`),
    );

/** The declaration's part of a manifest, written as for a build and read as the registry reads it. */
async function published(remote: Remote): Promise<Declaration> {
  const packageFolder = mkdtempSync(join(tmpdir(), 'festival-brought-'));
  try {
    for (const path of ['browser/remoteEntry.js', 'server/remote.cjs']) {
      mkdirSync(dirname(join(packageFolder, path)), { recursive: true });
      writeFileSync(join(packageFolder, path), '');
    }
    const exposes = Object.fromEntries(Object.keys(remote.exposes).map((name) => [name, { js: [], css: [] }]));
    await writeManifest(remote, { packageFolder, version: '1.0.0', modules: { exposes, shared: [] } });
    return packageManifestSchema.parse(JSON.parse(readFileSync(join(packageFolder, manifestName), 'utf8')));
  } finally {
    rmSync(packageFolder, { recursive: true });
  }
}

/**
 * The places where the shell or the contracts name the remote or one of its steps, found by the check of the remote's repository; they can't name a
 * remote in another repository.
 */
function namedByShell({ name, folder, declared }: Remote): string[] {
  const check = join(dirname(folder), 'tools/boundaries/namedByShell.ts');
  if (!existsSync(check)) return [];
  const steps = (declared.steps ?? []).flatMap((step) => [step.name, ...(step.formerNames ?? [])]);
  const lines = execFileSync(process.execPath, [check, name, ...steps], { encoding: 'utf8' });
  return lines.split('\n').filter(Boolean);
}
