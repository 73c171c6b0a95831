import { type Refusal, refusal } from '../refusal/refusal.ts';

export const voucherRefusals = {
  invalid: refusal('voucher.invalid'),
  used: refusal('voucher.used'),
} as const satisfies Record<string, Refusal>;

/** The cart already has the voucher `kept`, whose discount is not smaller. */
export const smallerVoucher = (kept: string): Refusal => refusal('voucher.smaller', { kept });
