import type { Ending } from './mollieTypes.ts';

/** The buttons of the hosted page, by the values that its form sends. */
export const checkoutOutcomes = {
  paid: { status: 'paid', webhook: 'now' },
  pending: { status: 'pending', webhook: 'now' },
  authorized: { status: 'authorized', webhook: 'now' },
  failed: { status: 'failed', webhook: 'now' },
  expired: { status: 'expired', webhook: 'now' },
  late: { status: 'paid', webhook: 'late' },
  twice: { status: 'paid', webhook: 'twice' },
  never: { status: 'paid', webhook: 'never' },
  once: { status: 'paid', webhook: 'now', later: 'failed' },
  waiting: { status: 'paid', webhook: 'now', later: 'open' },
  canceled: { status: 'canceled', webhook: 'now' },
} as const satisfies Record<string, Ending>;

export type CheckoutOutcome = keyof typeof checkoutOutcomes;

/** The outcome with this name, or null. */
export const checkoutOutcome = (name: unknown): Ending | null =>
  typeof name === 'string' && Object.hasOwn(checkoutOutcomes, name) ? checkoutOutcomes[name as CheckoutOutcome] : null;
