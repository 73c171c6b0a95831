import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import * as z from 'zod/mini';
import { tracesAnswerSchema } from '../traces/diagnosedTrace.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';

const brandsSchema = z.object({ brands: z.array(brandIdSchema) });

/** Traces of slots on a brand's pages, each with the owner of its fault and what to do next. */
export const traceCalls = (address: RegistryAddress) => ({
  /** The brand's traces, the latest first, or only the traces of one page. */
  traces: (brand: string, visit?: string) =>
    callRegistry(address, {
      method: 'GET',
      path: `/brands/${encodeURIComponent(brand)}/traces${visit === undefined ? '' : `?visit=${encodeURIComponent(visit)}`}`,
      answer: tracesAnswerSchema,
    }),
  /** The brands that have a release. */
  brands: () => callRegistry(address, { method: 'GET', path: '/brands', answer: brandsSchema }),
});
