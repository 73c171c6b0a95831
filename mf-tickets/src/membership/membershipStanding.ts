import type { User } from '@festival/shared-contracts/user/user';

/** Whether a visitor has the membership that a shop requires; `levelTooLow` is a membership of a lower level. */
export type MembershipStanding = 'guest' | 'none' | 'expired' | 'levelTooLow' | 'member';

/** The standing of an account's membership in a shop that requires `level` [MEM-02]. */
export const membershipStanding = (user: Pick<User, 'membership'> | null, level: number): MembershipStanding => {
  if (!user) return 'guest';
  const { membership } = user;
  if (membership.status === 'expired') return 'expired';
  if (membership.status !== 'active') return 'none';
  return membership.level >= level ? 'member' : 'levelTooLow';
};
