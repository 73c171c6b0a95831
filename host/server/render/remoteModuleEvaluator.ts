import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import type { ModuleNamed } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { ReactNode } from 'react';
import { sharedModules } from '#shared-modules';
import type { RemoteFiles, ServerFile } from './renderRequest.ts';
import type { EvaluateRemoteModule } from './serverModuleSource.ts';
import { withholdModules } from './withholdModules.ts';

type ModuleTable = Readonly<Record<string, () => object>>;
type RemoteFunction = (module: { exports: unknown }, exports: unknown, require: (name: string) => object) => void;

/** The modules of executed server files by hash; a version never changes. */
const loaded = new Map<string, ModuleTable>();

/** The `require` of a remote: it returns only shared modules, from the host's own instances. */
function requireShared(name: string): object {
  const module = sharedModules[name];
  if (!module) throw new Error(`${name} is not shared: a remote's server file may not require it.`);
  return module;
}

/** Runs a remote's server file. @throws if its bytes differ from the published ones, or its code throws. */
function loadServerFile({ file, sha384 }: ServerFile): ModuleTable {
  const known = loaded.get(sha384);
  if (known) return known;
  const code = readFileSync(file);
  if (sha384Of(code) !== sha384) throw new Error(`${file} is not the file that was published.`);
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], {
    filename: file,
  }) as RemoteFunction;
  withholdModules();
  run(module, module.exports, requireShared);
  const modules = module.exports as ModuleTable;
  loaded.set(sha384, modules);
  return modules;
}

/** Evaluates exposed modules of these remotes' server files. */
export function remoteModuleEvaluator(files: Readonly<Record<string, RemoteFiles>>): EvaluateRemoteModule {
  return <Expose extends string>(remote: string, expose: Expose) => {
    const serverFile = files[remote]?.serverFile;
    if (!serverFile) throw new Error(`${remote} has no server file here.`);
    const open = loadServerFile(serverFile)[`./${expose}`];
    if (!open) throw new Error(`${remote} has no exposed module ${expose}.`);
    // The contract defines the module's type, and the remote's own type check ensures it.
    return open() as ModuleNamed<Expose, ReactNode>;
  };
}

/** Runs these server files before the first page. A broken one fails when a page needs it. */
export function warmRemotes(files: readonly ServerFile[]): void {
  for (const file of files) {
    try {
      loadServerFile(file);
    } catch {
      // The error is reported with the page that needs the file.
    }
  }
}
