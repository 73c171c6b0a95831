import type { Product } from '@festival/shared-contracts/product/product';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useShopLink } from '@festival/shared-ui/link/useShopLink';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { soldOutWay } from './soldOutWay.ts';
import { wayToTravelAtom } from './ticketSectionsAtom.ts';

/** Replaces the quantity control of a sold-out ticket: a link to travel, or a disabled button [TIX-05]. */
export function SoldOutAction({ product }: { product: Product }) {
  const { t } = useTranslation('mf_tickets');
  const travelPath = useAtomValue(wayToTravelAtom);
  const link = useShopLink(travelPath ?? '');
  const way = soldOutWay(product, travelPath !== null);
  if (way?.kind === 'travel' && travelPath !== null) {
    return (
      <ButtonLink {...link} variant="secondary" block iconEnd={<Icon icon={ArrowRight} />}>
        {way.label || t('soldOut.travel')}
      </ButtonLink>
    );
  }
  return (
    <Button variant="secondary" block disabled>
      {way?.label || t('soldOut.button')}
    </Button>
  );
}
