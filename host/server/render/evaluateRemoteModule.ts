import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { sharedModules } from '#shared-modules';
import { sha384Of } from '../files/sha384Of.ts';
import type { RemoteFiles, ServerFile } from './renderRequest.ts';
import type { EvaluateRemoteModule } from './serverModuleSource.ts';

type ModuleTable = Readonly<Record<string, () => object>>;
type RemoteFunction = (module: { exports: unknown }, exports: unknown, require: (name: string) => object) => void;

/** Server files that this worker has run, by their hash: a version never changes. */
const loaded = new Map<string, ModuleTable>();

/** What a remote may ask for: the host's own instances of what is shared, and nothing else. */
function requireShared(name: string): object {
  const module = sharedModules[name];
  if (!module) throw new Error(`${name} is not shared: a remote's server file may not require it.`);
  return module;
}

/** Runs a remote's server file. @throws when its bytes are not the published ones, or when it throws. */
function loadServerFile({ file, sha384 }: ServerFile): ModuleTable {
  const known = loaded.get(sha384);
  if (known) return known;
  const code = readFileSync(file);
  if (sha384Of(code) !== sha384) throw new Error(`${file} is not the file that was published.`);
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], {
    filename: file,
  }) as RemoteFunction;
  run(module, module.exports, requireShared);
  const modules = module.exports as ModuleTable;
  loaded.set(sha384, modules);
  return modules;
}

/** Opens exposed modules of these remotes' server files. */
export function remoteModuleEvaluator(files: Readonly<Record<string, RemoteFiles>>): EvaluateRemoteModule {
  return <Module>(remote: string, expose: string) => {
    const serverFile = files[remote]?.serverFile;
    if (!serverFile) throw new Error(`${remote} has no server file here.`);
    const open = loadServerFile(serverFile)[`./${expose}`];
    if (!open) throw new Error(`${remote} has no exposed module ${expose}.`);
    // The module's shape is the contract's, which the remote's own type-check proves.
    return open() as Module;
  };
}

/** Runs these server files ahead of the first page. A broken one says so when it is asked for. */
export function warmRemotes(files: readonly ServerFile[]): void {
  for (const file of files) {
    try {
      loadServerFile(file);
    } catch {
      // Told with the page that needs it.
    }
  }
}
