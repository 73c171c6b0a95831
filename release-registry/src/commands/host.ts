import { readFile } from 'node:fs/promises';
import { hostOfferSchema } from '@festival/shared-contracts/release/hostOffer';
import * as z from 'zod/mini';
import { faultsOf } from '../problem/faultsOf.ts';
import { command, misused, type Outcome, refused, said } from './command.ts';

export const host = command({
  usage: 'release host [<offer.json>]',
  summary: 'what the host offers to remotes; with a file, says what its new build offers',
  required: [],
  optional: [],
  async run({ client, words: [file, ...more] }) {
    if (more.length > 0)
      return misused('Name the one file that the host’s build wrote, or none to see what is registered.');
    if (file !== undefined) {
      const offer = await readOffer(file);
      if ('exitCode' in offer) return offer;
      const result = await client.registerHost(offer);
      if (!result.ok) return refused(result.problem);
      const { outcome, unfit } = result.value;
      const done = outcome === 'registered' ? 'Registered' : 'Already registered:';
      const warning =
        unfit.length === 0 ? [] : ['This host can not run what is active:', ...unfit.map((fault) => `  - ${fault}`)];
      return said(
        `${done} host ${offer.version}: contracts ${offer.contracts}, ${offer.shared.length} shared subpaths.`,
        ...warning,
      );
    }
    const result = await client.host();
    if (!result.ok) return refused(result.problem);
    const { version, contracts, shared } = result.value;
    return said(`Host ${version} offers contracts ${contracts} and`, ...shared.map((subpath) => `  ${subpath}`));
  },
});

async function readOffer(file: string): Promise<z.output<typeof hostOfferSchema> | Outcome> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return misused(`${file} can not be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = z.safeParse(hostOfferSchema, json);
  return parsed.success ? parsed.data : misused(`${file} is not what a host offers:`, ...faultsOf(parsed.error));
}
