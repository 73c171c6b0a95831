import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { registryClient } from '@festival/release-registry/client';
import type { Pin } from '@festival/shared-contracts/release/release';
import { remoteFolders } from './buildAll.ts';
import { LaunchProblem, root } from './settings.ts';

interface HostJson {
  brands: Record<string, unknown>;
  offer: Parameters<ReturnType<typeof registryClient>['registerHost']>[0];
}

/**
 * Publishes the remotes that were built here and activates them for every brand, through the registry's own commands.
 * What a release manager has decided for a brand stays: only local builds are replaced.
 */
export const publishAll = async (address: { url: string; token: string }): Promise<void> => {
  const registry = registryClient(address);
  const host = JSON.parse(readFileSync(join(root, 'host/dist/host.json'), 'utf8')) as HostJson;
  const by = userInfo().username;
  valueOrProblem(await registry.registerHost(host.offer));
  const built: { name: string; version: string }[] = [];
  for (const folder of remoteFolders()) {
    const { version } = valueOrProblem(await registry.publish(join(root, folder, 'dist/release'), by));
    built.push({ name: version.name, version: version.version });
  }
  for (const brand of Object.keys(host.brands)) {
    const { releases } = valueOrProblem(await registry.history(brand, 1));
    const pins = releases[0]?.pins ?? {};
    const changes = built.filter(({ name }) => isOurs(pins[name]));
    if (changes.length === 0) continue;
    const set = Object.fromEntries(changes.map(({ name, version }) => [name, { version }]));
    valueOrProblem(await registry.activate({ brand, by, reason: 'Started on this machine', changes: set }));
  }
};

/** A start replaces what a start has put there, never what somebody decided: a named version, or a trial beside a local one. */
const isOurs = (pin: Pin | undefined): boolean => !pin || (pin.stable.includes('-local.') && pin.canary === undefined);

const valueOrProblem = <Value>(
  result: { ok: true; value: Value } | { ok: false; problem: { message: string; reasons: string[] } },
): Value => {
  if (result.ok) return result.value;
  throw new LaunchProblem([result.problem.message, ...result.problem.reasons].join('\n  '));
};
