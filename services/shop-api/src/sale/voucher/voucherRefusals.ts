import { type Refusal, refusal } from '../refusal/refusal.ts';

export const voucherRefusals = {
  invalid: refusal('voucher.invalid'),
  used: refusal('voucher.used'),
} as const satisfies Record<string, Refusal>;

/** The cart's voucher, named by `kept`, has at least the same discount. */
export const smallerVoucher = (kept: string): Refusal => refusal('voucher.smaller', { kept });
