import * as z from 'zod/mini';
import { brandIdSchema } from './release.ts';
import { versionSchema } from './remoteReleaseManifest.ts';

/** What a build of the host gives to remotes; the registry refuses a version that asks for more. [FED-04] */
export const hostOfferSchema = z.object({
  /** The host's own version, for people to read. */
  version: versionSchema,
  /** The version of shared-contracts that the host was built with. */
  contracts: versionSchema,
  /** Every shared subpath it provides, named as remotes consume it: `react`, `@festival/shared-contracts/cart/cart`. */
  shared: z.array(z.string().check(z.minLength(1))),
  /** The brands that it has a theme for: a release for another one would reach nobody. Any brand, where it says nothing. */
  brands: z.optional(z.array(brandIdSchema)),
});

export type HostOffer = z.infer<typeof hostOfferSchema>;
