import { solstrandConfig } from '@festival/example-festivals/solstrand/solstrand';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import * as z from 'zod/mini';
import type { ConfirmedOrder } from '../src/after-sale/mail/confirmedOrder.ts';

/** A paid order of Solstrand with only the given content. */
export const confirmedOrder = (more: Partial<ConfirmedOrder> = {}): ConfirmedOrder => ({
  config: z.parse(shopConfigSchema, solstrandConfig),
  reference: '100000001',
  page: null,
  language: 'en',
  buyer: { email: 'noor@example.org', firstName: 'Noor', fullName: 'Noor de Vries' },
  total: 0,
  lines: [],
  sums: [],
  serviceFee: 0,
  tickets: [],
  stay: null,
  extras: [],
  delivery: null,
  ...more,
});
