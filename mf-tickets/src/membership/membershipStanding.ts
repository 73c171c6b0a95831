import type { User } from '@festival/shared-contracts/user/user';

/** Whether a visitor has the membership that a shop asks for; `levelTooLow` has one, but not of that level. */
export type MembershipStanding = 'guest' | 'none' | 'expired' | 'levelTooLow' | 'member';

/** What an account's membership is worth in a shop that needs `level` [MEM-02]. */
export const membershipStanding = (user: Pick<User, 'membership'> | null, level: number): MembershipStanding => {
  if (!user) return 'guest';
  const { membership } = user;
  if (membership.status === 'expired') return 'expired';
  if (membership.status !== 'active') return 'none';
  return membership.level >= level ? 'member' : 'levelTooLow';
};
