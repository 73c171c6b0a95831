import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '../commands/runCommand.ts';
import type { BuiltPackage } from './aPackage.ts';
import { aStockedRegistry, token } from './aRegistry.ts';

/** A stocked registry that listens, and its command line as used by the account grace. */
export async function aListeningRegistry() {
  const registry = await aStockedRegistry();
  const url = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  const environment = { REGISTRY_URL: url, REGISTRY_TOKEN: token };
  /** Runs `release …`, split at blanks outside quotes; answers the exit code and the output. */
  const release = async (line: string, change: Record<string, string | undefined> = {}) => {
    const typed = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const outcome = await runCommand(typed, { environment: { ...environment, ...change }, userName: () => 'grace' });
    return { exitCode: outcome.exitCode, output: outcome.lines.join('\n') };
  };
  return { ...registry, url, release };
}

/** Writes a package as a remote's build does, and removes it after `use`. */
export async function withPackageFolder<Answer>(
  { manifest, contents }: BuiltPackage,
  use: (folder: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'package-folder-'));
  try {
    for (const [path, content] of Object.entries(contents)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
