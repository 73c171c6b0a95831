import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import type { PayRefusal } from './payRefusalOf.ts';

interface RefusedPayProps {
  refusal: PayRefusal;
  /** The reason in the shopper's language; null if the refusal's text is complete without it. */
  reason: string | null;
}

/** The texts of these refusals are complete; the others give their reason first. */
const ownTexts: readonly PayRefusal[] = ['expired', 'details', 'method', 'ordered'];

/** The reason why the order was not placed, a sentence that nothing was paid, and a remedy [ERR-02, PAY-06]. */
export function RefusedPay({ refusal, reason }: RefusedPayProps) {
  const { t } = useLaterTexts();
  const text = t(`refused.${refusal}.text`);
  const sentences = reason && !ownTexts.includes(refusal) ? `${reason} ${text}` : text;
  return (
    <Notice
      tone={refusal === 'ordered' ? 'info' : 'danger'}
      title={t(`refused.${refusal}.title`)}
      live
      action={<WayOn refusal={refusal} />}
    >
      {sentences}
    </Notice>
  );
}

function WayOn({ refusal }: { refusal: PayRefusal }) {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const ways: Record<Exclude<PayRefusal, 'method'>, () => void> = {
    expired: () => commands().navigation.goTo(''),
    limit: () => commands().navigation.goTo('order'),
    account: () => commands().overlay.openCheckout('basket'),
    closed: () => commands().navigation.goTo(''),
    basket: () => commands().overlay.openCheckout('basket'),
    details: () => commands().overlay.openCheckout('form'),
    delivery: () => commands().overlay.openCheckout('form'),
    ordered: () => commands().navigation.goTo('paymentstatus'),
  };
  // This refusal needs no link, since the methods are below.
  if (refusal === 'method') return null;
  return (
    <Button type="button" variant="secondary" size="s" onClick={ways[refusal]}>
      {t(`refused.${refusal}.button`)}
    </Button>
  );
}
