import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { success } from '@festival/shared-contracts/errors/result';
import { runCommand } from '../commands/runCommand.ts';
import type { Mount, MountFault } from '../mounts/mountOutcome.ts';
import { type BuiltPackage, publisherKey } from './aPackage.ts';
import { aStockedRegistry, host, token } from './aRegistry.ts';

/** A mount that shows every module and reports these faults. */
export const mountWithout =
  (faults: MountFault[] = []): Mount =>
  async ({ versions }) =>
    success({
      host: { version: host.version, contracts: host.contracts },
      remotes: Object.fromEntries(
        Object.keys(versions).map((name) => [name, { mounted: { tickets: ['usual'] }, unplaced: [], faults }]),
      ),
    });

/** A listening registry with published versions, and its command line as used by the account grace. */
export async function aListeningRegistry({ mount: aMount = mountWithout() }: { mount?: Mount } = {}) {
  const registry = await aStockedRegistry();
  const url = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  const environment = { REGISTRY_URL: url, REGISTRY_TOKEN: token, PUBLISHER_KEY: publisherKey.privateKey };
  const told: string[] = [];
  /** Runs `release …`, split at spaces outside quotes. Returns the exit code and the output. */
  const release = async (line: string, change: Record<string, string | undefined> = {}) => {
    const typed = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const outcome = await runCommand(typed, {
      environment: { ...environment, ...change },
      userName: () => 'grace',
      mount: aMount,
      tell: (line) => told.push(line),
    });
    return { exitCode: outcome.exitCode, output: outcome.lines.join('\n') };
  };
  return { ...registry, url, release, told };
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
