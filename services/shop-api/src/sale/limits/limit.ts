import type { Refusal } from '../refusal/refusal.ts';
import type { LimitUsage } from './setLimitUsages.ts';

/** A limit that an order uses, and the refusal if it is used up. */
export type Limit = LimitUsage & { refusal: Refusal };
