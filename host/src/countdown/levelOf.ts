import type { User } from '@festival/shared-contracts/user/user';

/** The visitor's membership level: the account's level while its membership is active, otherwise 0 [ERR-06]. */
export const levelOf = (user: Pick<User, 'membership'> | null): number =>
  user?.membership.status === 'active' ? user.membership.level : 0;
