import { isDeepStrictEqual } from 'node:util';
import { apiCallsSchema } from '@festival/release-contracts/package/apiCalls';
import { type HostCapabilities, hostCapabilitiesSchema } from '@festival/release-contracts/package/hostCapabilities';
import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import type { KnownApi } from './apiErrors.ts';

const formerSchema = z.array(hostCapabilitiesSchema);

/** The API before the current one, and the time until which it was live. */
const apiBeforeSchema = z.object({ name: z.string(), calls: apiCallsSchema, until: z.iso.datetime() });

/** Milliseconds. For this time, pages, hosts and a roll-back may still use the API that was live before. */
const day = 86_400_000;

/** The API of a host, if the host has registered it. */
export const apiOf = ({ version, contracts, calls }: HostCapabilities, whose = 'the API'): KnownApi[] =>
  calls === undefined ? [] : [{ name: `${whose} of host ${version} (contracts ${contracts})`, calls }];

/** The number of hosts that are kept: a remote is checked with each of them. */
const kept = 3;

/** The capabilities of the host that all brands share, as its last builds registered them. */
export type HostStore = ReturnType<typeof hostStore>;

export function hostStore(records: Records) {
  const path = 'hosts/current';
  const formerPath = 'hosts/former';
  const apiPath = 'hosts/api-before';

  async function apiBefore(now: Date) {
    const kept = await records.read(apiPath, apiBeforeSchema);
    return kept !== null && now.getTime() - Date.parse(kept.until) < day ? kept : null;
  }

  return {
    /** The current host; null before the first build. Returns the same object until a registry registers another host. */
    current: () => records.read(path, hostCapabilitiesSchema),
    /** The hosts before the current one, the most recent first. */
    former: async (): Promise<HostCapabilities[]> => (await records.read(formerPath, formerSchema)) ?? [],
    /**
     * The APIs that an open page may use: the current one and, if it differs, the one that was live a day ago. Empty
     * until a host has registered an API. [FED-02]
     */
    async apis(now: Date): Promise<KnownApi[]> {
      const [host, before] = await Promise.all([this.current(), apiBefore(now)]);
      const isOther = before !== null && !isDeepStrictEqual(before.calls, host?.calls);
      return [...(host === null ? [] : apiOf(host)), ...(isOther ? [before] : [])];
    },
    /**
     * Replaces the current host, which becomes the first of the former ones. If several APIs were live within a day, the first of them counts as the
     * API of the day before.
     */
    async replace(host: HostCapabilities, now: Date): Promise<void> {
      const present = await this.current();
      if (present) {
        const [api] = apiOf(present, 'yesterday’s API');
        if (api && !isDeepStrictEqual(api.calls, host.calls) && (await apiBefore(now)) === null)
          await records.replace(apiPath, { ...api, until: now.toISOString() });
        const others = (await this.former()).filter((one) => !isDeepStrictEqual(one, present));
        await records.replace(formerPath, [present, ...others].slice(0, kept - 1));
      }
      await records.replace(path, host);
    },
  };
}
