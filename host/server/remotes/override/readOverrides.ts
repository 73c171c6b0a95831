import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import * as z from 'zod/mini';
import { siteAddress } from '../../security/siteAddress.ts';

/** The remotes that an address overrides with the developer's own machine: remote → port. */
export type Overrides = Readonly<Record<string, number>>;

const prefix = 'remote.';

const isOverride = (name: string): boolean => name.startsWith(prefix);

/** Whether an address has an override, valid or not: its page is not shared. */
export const asksForOverride = (overrides: Overrides | null): boolean =>
  overrides === null || Object.keys(overrides).length > 0;

/** The port of an address of the visitor's own machine; undefined for every other. */
function ownPort(address: string): number | undefined {
  const [, port] = /^http:\/\/(?:127\.0\.0\.1|localhost):([1-9]\d{0,4})\/?$/.exec(address) ?? [];
  return port === undefined || Number(port) > 65_535 ? undefined : Number(port);
}

/** The overrides of an address `?remote.mf_lockers=http://127.0.0.1:4100`; null if one names another machine, or no remote. [FED-07] */
export function readOverrides(url: string): Overrides | null {
  const overrides: Record<string, number> = {};
  for (const [name, address] of siteAddress(url).searchParams) {
    if (!isOverride(name)) continue;
    const remote = z.safeParse(remoteNameSchema, name.slice(prefix.length));
    const port = ownPort(address);
    if (!remote.success || port === undefined) return null;
    overrides[remote.data] = port;
  }
  return overrides;
}

/** The query of an address without its overrides, with its question mark: the address of the released page. */
export function queryWithoutOverrides(url: string): string {
  const { searchParams } = siteAddress(url);
  for (const name of [...searchParams.keys()].filter(isOverride)) searchParams.delete(name);
  return `?${searchParams}`;
}
