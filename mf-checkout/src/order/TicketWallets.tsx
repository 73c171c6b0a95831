import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { saveFiles } from './saveFiles.ts';
import type { TicketOptionsProps } from './ticketOptionsProps.ts';
import { useRefusal } from './useRefusal.ts';
import { useTicketName } from './useTicketName.ts';

/**
 * A ticket's passes. Passes are signed only when a visitor asks for one, because signing is slow. The first request then gets all passes of the
 * order.
 */
export function TicketWallets({ order, token, ticket, passes, onPasses }: TicketOptionsProps) {
  const { t } = useLaterTexts();
  const { t: now } = useTranslation('mf_checkout');
  const refusal = useRefusal();
  const commands = useCommands();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const name = useTicketName(order)(ticket);
  const open = async () => {
    setBusy(true);
    setSaid('');
    const read = await commands().orders.readPasses(token);
    setBusy(false);
    if (read.ok) onPasses(read.value);
    else setSaid(refusal(read.error, t('passes.failed')));
  };
  const own = passes?.find(({ productId, number }) => productId === ticket.productId && number === ticket.number);
  return (
    <>
      {!own && (
        <Button
          variant="secondary"
          size="s"
          pending={isBusy}
          icon={<Icon icon={Wallet} size="s" />}
          aria-label={`${t('passes.open')}: ${name}`}
          onClick={() => void open()}
        >
          {t('passes.open')}
        </Button>
      )}
      {own?.apple && (
        <Button
          variant="secondary"
          size="s"
          aria-label={`Apple Wallet: ${name}`}
          onClick={() => {
            if (own.apple) saveFiles([own.apple], 'application/vnd.apple.pkpass');
            setSaid(now('status.saved'));
          }}
        >
          Apple Wallet
        </Button>
      )}
      {own?.google && (
        <ButtonLink
          variant="secondary"
          size="s"
          href={own.google}
          target="_blank"
          rel="noreferrer"
          aria-label={`Google Wallet: ${name}`}
        >
          Google Wallet
        </ButtonLink>
      )}
      <span role="status">{said}</span>
    </>
  );
}
