import type { ErrorCode } from '@festival/shared-contracts/errors/errorCode';
import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

interface Arrival {
  capabilities: Pick<Capabilities, 'isClosed' | 'savesWishlist' | 'announcesTravelSale'>;
  config: Pick<ShopConfig, 'registrationEndsAt'>;
  /** Milliseconds of the server's clock. */
  now: number;
  isFirstVisit: boolean;
}

/** The message that the state of a shop calls for when a visitor arrives; null where it calls for none [ERR-03, ERR-06]. */
export const arrivalCode = ({ capabilities, config, now, isFirstVisit }: Arrival): ErrorCode | null => {
  if (capabilities.isClosed) return 4000;
  if (capabilities.savesWishlist && hasEnded(config.registrationEndsAt, now)) return 3002;
  return capabilities.announcesTravelSale && isFirstVisit ? 7000 : null;
};

const hasEnded = (end: string | undefined, now: number): boolean => end !== undefined && Date.parse(end) <= now;
