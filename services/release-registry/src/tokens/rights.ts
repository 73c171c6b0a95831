import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import * as z from 'zod/mini';

/**
 * The rights of a token: publishing versions of these remotes, making releases of these brands, registering a host, reporting the visits of canaries.
 */
export const rightsSchema = z.object({
  publish: z._default(z.array(remoteNameSchema), []),
  activate: z._default(z.array(brandIdSchema), []),
  host: z._default(z.boolean(), false),
  watch: z._default(z.boolean(), false),
});

export type Rights = z.infer<typeof rightsSchema>;

/** The right that one request needs; only the operator's token may administer. */
export type Need =
  | { publish: string }
  | { activate: string }
  /** Reading what is published, released and waiting, with the names of the people who did it. */
  | { see: true }
  | { host: true }
  | { watch: true }
  /** Reading the figures and errors of a remote's versions, at one brand or at all. */
  | { look: string; brand?: string }
  | { administer: true };

/** Whether the rights include the needed one. [FED-04] */
export function allows(rights: Rights, need: Need): boolean {
  if ('publish' in need) return rights.publish.includes(need.publish);
  if ('activate' in need) return rights.activate.includes(need.activate);
  if ('see' in need) return rights.host || rights.publish.length > 0 || rights.activate.length > 0;
  if ('look' in need)
    return rights.publish.includes(need.look) || rights.activate.some((brand) => brand === (need.brand ?? brand));
  if ('watch' in need) return rights.watch;
  return 'host' in need && rights.host;
}

/** `publish mf_tickets` */
export const needText = (need: Need): string => {
  if ('publish' in need) return `publish ${need.publish}`;
  if ('activate' in need) return `change what ${need.activate} gets`;
  if ('see' in need) return 'see what is published, released and waiting';
  if ('look' in need) return `see how ${need.look} does${need.brand === undefined ? '' : ` at ${need.brand}`}`;
  if ('watch' in need) return 'report the visits of canaries';
  return 'host' in need ? 'register a host' : 'make tokens or remove versions';
};

/** `publish mf_tickets, change what solstrand gets` */
export const rightsText = ({ publish, activate, host, watch }: Rights): string =>
  [
    ...publish.map((remote) => needText({ publish: remote })),
    ...activate.map((brand) => needText({ activate: brand })),
    ...(host ? [needText({ host: true })] : []),
    ...(watch ? [needText({ watch: true })] : []),
  ].join(', ');
