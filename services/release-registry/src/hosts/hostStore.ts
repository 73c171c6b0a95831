import { isDeepStrictEqual } from 'node:util';
import { apiCallsSchema } from '@festival/release-contracts/package/apiCalls';
import { type HostCapabilities, hostCapabilitiesSchema } from '@festival/release-contracts/package/hostCapabilities';
import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import type { KnownApi } from './apiErrors.ts';

const formerSchema = z.array(hostCapabilitiesSchema);

/** The API before the present one, and until when it was live. */
const apiBeforeSchema = z.object({ name: z.string(), calls: apiCallsSchema, until: z.iso.datetime() });

/** Milliseconds for which pages, hosts and a roll-back may still meet the API that was live before. */
const day = 86_400_000;

/** The API of a host, where the host tells it. */
export const apiOf = ({ version, contracts, calls }: HostCapabilities, whose = 'the API'): KnownApi[] =>
  calls === undefined ? [] : [{ name: `${whose} of host ${version} (contracts ${contracts})`, calls }];

/** So many hosts are kept: a remote is checked with these. */
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
    /** Null before the first build of a host. The same object until another one is registered, through whichever registry. */
    current: () => records.read(path, hostCapabilitiesSchema),
    /** The hosts before the current one, the last first. */
    former: async (): Promise<HostCapabilities[]> => (await records.read(formerPath, formerSchema)) ?? [],
    /** The APIs that a page of today may meet: that of today, and the one that was live a day ago where that was another; none before a host has told one. [FED-02] */
    async apis(now: Date): Promise<KnownApi[]> {
      const [host, before] = await Promise.all([this.current(), apiBefore(now)]);
      const isOther = before !== null && !isDeepStrictEqual(before.calls, host?.calls);
      return [...(host === null ? [] : apiOf(host)), ...(isOther ? [before] : [])];
    },
    /** Replaces the current host, which becomes the first of the former ones. Of several APIs within a day the first is that of the day before. */
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
