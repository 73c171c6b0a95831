import * as z from 'zod/mini';
import { brandIdSchema } from '../brand/brandId.ts';
import { versionSchema } from './version.ts';

/** The capabilities of a host's build for remotes; the registry refuses a version that needs more. [FED-04] */
export const hostCapabilitiesSchema = z.object({
  /** The host's own version, for human readers. */
  version: versionSchema,
  /** The version of shared-contracts that the host was built with. */
  contracts: versionSchema,
  /** The version of Module Federation whose runtime the host's pages have. */
  federation: z.optional(versionSchema),
  /** Every shared subpath that the host provides, named as remotes import it: `react`, `@festival/shared-contracts/cart/cart`. */
  shared: z.array(z.string().check(z.minLength(1))),
  /** By subpath of shared-contracts and exported name: its shape, and the earlier shapes of this major version that it only extends. */
  exports: z.optional(z.record(z.string(), z.record(z.string(), z.array(z.string())))),
  /** The brands for which the host has a theme: a release for another brand would reach no visitor. If absent, any brand. */
  brands: z.optional(z.array(brandIdSchema)),
});

export type HostCapabilities = z.infer<typeof hostCapabilitiesSchema>;
