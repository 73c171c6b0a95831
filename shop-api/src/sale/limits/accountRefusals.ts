import type { Refusal } from '../cart/refusal.ts';

export const accountRefusals = {
  tooManyOrders: { code: 'validation.max.orders.per.account', message: 'validation.max.orders.per.account' },
  tooManyMemberships: {
    code: 'validation.max.memberships.per.account',
    message: 'There is a membership on this account already.',
  },
  accountRequired: { code: 'account.required', message: 'Sign in first: this is sold to accounts only.' },
} as const satisfies Record<string, Refusal>;
