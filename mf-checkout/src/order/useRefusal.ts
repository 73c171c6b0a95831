import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that explains why a request of the order's page was refused: too many requests, or `otherwise`.
 */
export function useRefusal(): (error: ShopError, otherwise: string) => string {
  const { t } = useTranslation('mf_checkout');
  return ({ status }, otherwise) => (status === 429 ? t('order.tooOften') : otherwise);
}
