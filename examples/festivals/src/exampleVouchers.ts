import type { VoucherSeed } from './festivalSeed.ts';

/**
 * The vouchers of a festival, whose codes start with `word`: percentages, amounts, the whole total, and a used one
 * [BRD-05].
 */
export const exampleVouchers = (word: string): VoucherSeed[] => [
  { code: `${word}-TIEN`, kind: 'percentage', value: 1000, uses: 1000, used: 0 },
  { code: `${word}-VIJFTIG`, kind: 'percentage', value: 5000, uses: 100, used: 0 },
  { code: `${word}-TIENTJE`, kind: 'fixed', value: 1000, uses: 1000, used: 0 },
  { code: `${word}-EENMAAL`, kind: 'fixed', value: 2500, uses: 1, used: 0 },
  { code: `${word}-GRATIS`, kind: 'full', value: 0, uses: 100, used: 0 },
  { code: `${word}-OP`, kind: 'full', value: 0, uses: 1, used: 1 },
];
