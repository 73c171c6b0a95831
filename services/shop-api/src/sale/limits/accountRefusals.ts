import { type Refusal, refusal } from '../refusal/refusal.ts';

export const accountRefusals = {
  tooManyOrders: refusal('validation.max.orders.per.account'),
  tooManyMemberships: refusal('validation.max.memberships.per.account'),
  accountRequired: refusal('account.required'),
} as const satisfies Record<string, Refusal>;
