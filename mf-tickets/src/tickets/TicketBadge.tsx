import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import type { Product } from '@festival/shared-contracts/product/product';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { useTranslation } from 'react-i18next';

/** A ticket's badge if it is sold out or few are left. Renders nothing otherwise. */
export function TicketBadge({ product }: { product: Product }) {
  const { t } = useTranslation('mf_tickets');
  if (isSoldOut(product)) return <Badge tone="plain">{t('soldOut.badge')}</Badge>;
  const left = nearlyGone(product);
  return left === null ? null : <Badge>{t('left', { count: left })}</Badge>;
}
