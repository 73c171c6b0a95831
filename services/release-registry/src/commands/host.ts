import { readFile } from 'node:fs/promises';
import { type HostCapabilities, hostCapabilitiesSchema } from '@festival/release-contracts/package/hostCapabilities';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import type { RegistryClient } from '../client/registryClient.ts';
import { schemaErrors } from '../error/schemaErrors.ts';
import { command, done, misused, type Outcome, refused } from './command.ts';

export const host = command({
  usage: 'festival-release host [<capabilities.json> [--check] [--force <reason>]]',
  summary:
    'what the host provides to remotes; with a file, registers the capabilities of its new build, or only checks them',
  required: [],
  optional: ['force'],
  flags: ['check'],
  async run({ client, words: [file, ...more], options, flags }) {
    if (more.length > 0)
      return misused('Name the one file that the host’s build wrote, or none to see what is registered.');
    return file === undefined
      ? show(client)
      : register(client, file, { isCheck: flags.has('check'), force: options.force });
  },
});

async function show(client: RegistryClient): Promise<Outcome> {
  const result = await client.host();
  if (!result.ok) return refused(result.error);
  const { version, contracts, shared } = result.value;
  return done(
    result.value,
    `Host ${version} has contracts ${contracts} and`,
    ...shared.map((subpath) => `  ${subpath}`),
  );
}

async function register(
  client: RegistryClient,
  file: string,
  how: { isCheck: boolean; force: string | undefined },
): Promise<Outcome> {
  const read = await readCapabilities(file);
  if (!read.ok) return misused(...read.error);
  const { version, contracts, shared } = read.value;
  const result = await client.registerHost(read.value, how);
  if (!result.ok) return refused(result.error);
  const { outcome, incompatible } = result.value;
  const start = {
    registered: 'Registered',
    checked: 'It would be registered:',
    'already-there': 'Already registered:',
  }[outcome];
  const broken = incompatible.flatMap(({ brand, errors }) => errors.map((error) => `  - ${brand}: ${error}`));
  const warning = broken.length === 0 ? [] : ['This host can not run what is active:', ...broken];
  return done(
    result.value,
    `${start} host ${version}: contracts ${contracts}, ${shared.length} shared subpaths.`,
    ...warning,
  );
}

async function readCapabilities(file: string): Promise<Result<HostCapabilities, string[]>> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return failure([`${file} can not be read as JSON: ${error instanceof Error ? error.message : error}`]);
  }
  const parsed = z.safeParse(hostCapabilitiesSchema, json);
  if (parsed.success) return success(parsed.data);
  return failure([`${file} does not hold a host’s capabilities:`, ...schemaErrors(parsed.error)]);
}
