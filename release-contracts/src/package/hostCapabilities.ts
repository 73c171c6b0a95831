import * as z from 'zod/mini';
import { brandIdSchema } from '../brand/brandId.ts';
import { apiCallsSchema } from './apiCalls.ts';
import { versionSchema } from './version.ts';

/** The capabilities of a host's build for remotes; the registry refuses a version that needs more. [FED-04] */
export const hostCapabilitiesSchema = z.object({
  /** The host's own version, for people to read. */
  version: versionSchema,
  /** The version of shared-contracts that the host was built with. */
  contracts: versionSchema,
  /** The version of Module Federation whose runtime its pages have. */
  federation: z.optional(versionSchema),
  /** Every shared subpath it provides, named as remotes consume it: `react`, `@festival/shared-contracts/cart/cart`. */
  shared: z.array(z.string().check(z.minLength(1))),
  /** By subpath of shared-contracts and exported name: its shape, and the earlier shapes of this major version that it only extends. */
  exports: z.optional(z.record(z.string(), z.record(z.string(), z.array(z.string())))),
  /** The API's answers for which it was built: a page's call that is not among them is not forwarded. */
  calls: z.optional(apiCallsSchema),
  /** The brands that it has a theme for: a release for another one would reach no visitor. Any brand, where it is absent. */
  brands: z.optional(z.array(brandIdSchema)),
});

export type HostCapabilities = z.infer<typeof hostCapabilitiesSchema>;
