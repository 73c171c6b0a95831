const day = 86_400_000;

/** Days between the mail that announces a charge and the charge. */
const noticeDays = 14;
/** Days from the first attempt of a charge to each further attempt. A refusal of the last one ends the membership. */
const attemptDays = [0, 1, 3, 7] as const;
/** Days after the purchase within which the provider must store the method. */
const storingDays = 2;
/**
 * Days in which a charge that was not answered is requested again. Adyen knows the key of an earlier request for a week.
 */
const repeatDays = 6;

export type Renewal = {
  status: 'active' | 'canceled' | 'ended';
  /** The provider's id of the stored method. */
  token: string | null;
  soldAt: Date;
  /** The end of the paid periods. */
  endsAt: Date;
  /** The number of paid periods. */
  periods: number;
  announcedPeriod: number;
  announcedAt: Date | null;
  /** How often the charge of the next period was refused. */
  refusals: number;
  /** The unfinished charge of the next period. */
  charge: { id: string; status: 'open' | 'pending' | 'review'; createdAt: Date } | null;
};

export type RenewalStep =
  /** Polls the provider for the stored method, which counts as missing after `until`. */
  | { kind: 'store'; until: Date }
  | { kind: 'announce'; chargeAt: Date }
  | { kind: 'charge' }
  /** The provider has not answered the charge: a person looks it up. */
  | { kind: 'giveUp'; chargeId: string }
  /** Asks the provider to delete the method. */
  | { kind: 'forget' }
  | { kind: 'wait'; until: Date };

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * day);
const later = (one: Date, other: Date) => (one > other ? one : other);

/**
 * The time of the first attempt to charge the next period: the end of the paid periods, but never earlier than
 * announced [MEM-01].
 */
const chargeAt = ({ endsAt }: Pick<Renewal, 'endsAt'>, announcedAt: Date): Date =>
  later(endsAt, daysAfter(announcedAt, noticeDays));

/**
 * The time of the next attempt to charge a period; null after the last attempt. `refusals` is the number of refused
 * attempts.
 */
export function attemptAt(renewal: Pick<Renewal, 'endsAt' | 'refusals'>, announcedAt: Date): Date | null {
  const days = attemptDays[renewal.refusals];
  return days === undefined ? null : daysAfter(chargeAt(renewal, announcedAt), days);
}

/** The next step of the renewal of a membership [MEM-01]. */
export function renewalStep(renewal: Renewal, now: Date): RenewalStep {
  const { status, token, soldAt, endsAt, periods, announcedPeriod, announcedAt, charge } = renewal;
  if (status !== 'active') return { kind: 'forget' };
  if (token === null) return { kind: 'store', until: daysAfter(soldAt, storingDays) };
  // The provider is asked about a charge that waits for the bank. A person decides about what was received.
  if (charge && charge.status !== 'open') return { kind: 'wait', until: daysAfter(now, 1) };
  if (charge !== null) {
    // An interrupted charge may have been made. The provider then returns the same result and does not charge twice.
    const isRepeated = now < daysAfter(charge.createdAt, repeatDays);
    return isRepeated ? { kind: 'charge' } : { kind: 'giveUp', chargeId: charge.id };
  }
  const noticeAt = daysAfter(endsAt, -noticeDays);
  if (announcedAt === null || announcedPeriod <= periods)
    return now < noticeAt ? { kind: 'wait', until: noticeAt } : { kind: 'announce', chargeAt: chargeAt(renewal, now) };
  const due = attemptAt(renewal, announcedAt) ?? now;
  return now < due ? { kind: 'wait', until: due } : { kind: 'charge' };
}
