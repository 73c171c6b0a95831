import type { User } from '@festival/shared-contracts/user/user';

/** The membership level that counts for a visitor: an account's while its membership is active, else 0 [ERR-06]. */
export const levelOf = (user: Pick<User, 'membership'> | null): number =>
  user?.membership.status === 'active' ? user.membership.level : 0;
