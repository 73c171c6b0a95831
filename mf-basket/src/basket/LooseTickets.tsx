import { isUpdatingAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { looseTicketsAtom } from './looseTicketsAtom.ts';

/**
 * Says that the stay in the cart has its own tickets when the cart also contains separate tickets for the same days,
 * and removes these with one press. Renders nothing otherwise [TRV-07].
 */
export function LooseTickets() {
  const { t } = useTranslation('mf_basket');
  const commands = useCommands();
  const isUpdating = useAtomValue(isUpdatingAtom);
  const tickets = useAtomValue(looseTicketsAtom);
  if (!tickets) return null;
  const { ofStay, loose, productIds } = tickets;
  const remove = async () => {
    for (const id of productIds) if (!(await commands().cart.setQuantity(id, 0)).ok) return;
  };
  return (
    <Notice
      title={t('stayTickets.title', { count: ofStay })}
      action={
        <Button
          size="s"
          variant="secondary"
          aria-disabled={isUpdating || undefined}
          onClick={isUpdating ? undefined : () => void remove()}
        >
          {t('stayTickets.remove', { count: loose })}
        </Button>
      }
    >
      {t('stayTickets.keep', { count: loose })}
    </Notice>
  );
}
