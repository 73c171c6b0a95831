import type { Refusal } from '../cart/refusal.ts';

export const voucherRefusals = {
  invalid: { code: 'voucher.invalid', message: 'voucher.invalid' },
  used: { code: 'voucher.used', message: 'voucher.used' },
} as const satisfies Record<string, Refusal>;
