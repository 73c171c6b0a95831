import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useShopLink } from '@festival/shared-ui/link/useShopLink';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { travelPathAtom } from './ticketSectionsAtom.ts';

/** Replaces the quantity control of a ticket that is sold only with a stay: a link to the stays [TIX-13]. */
export function HeldBackAction() {
  const { t } = useTranslation('mf_tickets');
  const travelPath = useAtomValue(travelPathAtom);
  const link = useShopLink(travelPath ?? '');
  if (travelPath === null) {
    return (
      <Button variant="secondary" block disabled>
        {t('heldBack.button')}
      </Button>
    );
  }
  return (
    <ButtonLink {...link} variant="secondary" block iconEnd={<Icon icon={ArrowRight} />}>
      {t('heldBack.button')}
    </ButtonLink>
  );
}
