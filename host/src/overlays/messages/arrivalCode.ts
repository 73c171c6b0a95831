import type { ErrorCode } from '@festival/shared-contracts/errors/errorCode';
import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import { hasSaleStarted } from '@festival/shared-contracts/shop/hasSaleStarted';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { User } from '@festival/shared-contracts/user/user';
import { levelOf } from '../../countdown/levelOf.ts';

interface Arrival {
  capabilities: Pick<Capabilities, 'isClosed' | 'savesWishlist' | 'announcesTravelSale'>;
  config: Pick<ShopConfig, 'registrationEndsAt' | 'saleStarts' | 'registeredOnly'>;
  /** Null for a guest, who can still log in to an account that may buy. */
  user: Pick<User, 'membership' | 'preregistration'> | null;
  /** Milliseconds of the server's clock. */
  now: number;
  isFirstVisit: boolean;
  /** Whether the cart has contents, which can still be bought in a closed shop. */
  holdsSomething: boolean;
}

/** The message that a visitor sees on arrival because of the shop's state; null if there is none [ERR-03, ERR-06]. */
export const arrivalCode = ({
  capabilities,
  config,
  user,
  now,
  isFirstVisit,
  holdsSomething,
}: Arrival): ErrorCode | null => {
  if (capabilities.isClosed) return holdsSomething ? null : 4000;
  if (capabilities.savesWishlist && hasEnded(config.registrationEndsAt, now)) return 3002;
  if (user && !hasSaleStarted(config.saleStarts, levelOf(user), now)) return 3003;
  if (user && config.registeredOnly && user.preregistration === null) return 3000;
  return capabilities.announcesTravelSale && isFirstVisit ? 7000 : null;
};

const hasEnded = (end: string | undefined, now: number): boolean => end !== undefined && Date.parse(end) <= now;
