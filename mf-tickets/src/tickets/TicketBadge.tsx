import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import type { Product } from '@festival/shared-contracts/product/product';
import { isSoldOut } from '@festival/shared-contracts/product/quantityRules';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { useTranslation } from 'react-i18next';

/** What one should know of a ticket's stock: that it is gone, or how few are left; nothing otherwise. */
export function TicketBadge({ product }: { product: Product }) {
  const { t } = useTranslation('mf_tickets');
  if (isSoldOut(product)) return <Badge tone="plain">{t('soldOut.badge')}</Badge>;
  const left = nearlyGone(product);
  return left === null ? null : <Badge>{t('left', { count: left })}</Badge>;
}
