import type { Product } from '@festival/shared-contracts/product/product';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { soldOutWay } from './soldOutWay.ts';
import { wayToTravelAtom } from './ticketSectionsAtom.ts';

/** Replaces the quantity control of a sold-out ticket: a link to travel, or a disabled button [TIX-05]. */
export function SoldOutAction({ product }: { product: Product }) {
  const { t } = useTranslation('mf_tickets');
  const commands = useCommands();
  const travelPath = useAtomValue(wayToTravelAtom);
  const way = soldOutWay(product, travelPath !== null);
  if (way?.kind === 'travel' && travelPath !== null) {
    // A plain click is routed in the page, with the query string; the browser handles any other.
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      commands().navigation.goTo(travelPath.split('/').slice(2).join('/'));
    };
    return (
      <ButtonLink href={travelPath} onClick={follow} variant="secondary" block iconEnd={<Icon icon={ArrowRight} />}>
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
