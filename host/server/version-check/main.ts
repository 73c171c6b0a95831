/**
 * `node host/server/version-check/main.ts --registry <url> --brand <brand> mf_lockers@1.9.0 …`: shows all exposed modules of versions in the host's
 * shell, and writes the result as JSON: `{ ok: true, value: { host, remotes } }`, or the reason why the mount could not run. [BYD-09]
 */
import { parseArgs } from 'node:util';
import { MountProblem } from './mountProblem.ts';
import { type MountOrder, mountVersions } from './mountVersions.ts';

function readOrder(): MountOrder {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { registry: { type: 'string' }, brand: { type: 'string' } },
  });
  const { registry = '', brand = '' } = values;
  const versions = Object.fromEntries(positionals.map((id) => id.split('@', 2)));
  return { registryUrl: registry.replace(/\/+$/, ''), brand, versions };
}

async function answer() {
  try {
    return { ok: true, value: await mountVersions(readOrder()) };
  } catch (error) {
    if (!(error instanceof MountProblem)) throw error;
    return { ok: false, error: { code: 'mount-unavailable', message: error.message, reasons: error.reasons } };
  }
}

process.stdout.write(`${JSON.stringify(await answer())}\n`);
