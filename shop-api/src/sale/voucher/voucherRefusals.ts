import { type Refusal, refusal } from '../cart/refusal.ts';

export const voucherRefusals = {
  invalid: refusal('voucher.invalid'),
  used: refusal('voucher.used'),
} as const satisfies Record<string, Refusal>;
