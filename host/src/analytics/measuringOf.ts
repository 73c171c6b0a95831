import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

export interface Measuring {
  /** The tag manager's container: `GTM-…`. */
  tagManagerId: string | null;
  /** The account of the testing script. */
  testingAccount: string | null;
}

/**
 * What measures the visitors of a shop; null where nothing does. An id of another form is as good as none: it becomes
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
