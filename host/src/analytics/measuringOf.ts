import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

export interface Measuring {
  /** The tag manager's container: `GTM-…`. */
  tagManagerId: string | null;
  /** The account of the testing script. */
  testingAccount: string | null;
}

/**
 * The measuring ids of a shop; null if it measures nothing. An id in an invalid format is ignored, because it becomes
 * part of a script's address [ANL-02].
 */
export const measuringOf = ({
  tagManagerId,
  shopSettings,
}: Pick<ShopConfig, 'tagManagerId' | 'shopSettings'>): Measuring | null => {
  const { isEnabled, accountId } = shopSettings.fields.vwo;
  const measuring = {
    tagManagerId: /^GTM-[A-Z0-9]+$/.test(tagManagerId) ? tagManagerId : null,
    testingAccount: isEnabled && /^\d+$/.test(accountId) ? accountId : null,
  };
  return measuring.tagManagerId || measuring.testingAccount ? measuring : null;
};
