import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { useTranslation } from 'react-i18next';

/** Says why the order's page was refused something: that it was asked for too often, or `otherwise`. */
export function useRefusal(): (error: ShopError, otherwise: string) => string {
  const { t } = useTranslation('mf_checkout');
  return ({ status }, otherwise) => (status === 429 ? t('order.tooOften') : otherwise);
}
