import type { PaymentMethod } from '@festival/shared-contracts/cart/cart';
import {
  cartAtom,
  languageAtom,
  productsAtom,
  quantitiesAtom,
  totalsAtom,
} from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { RadioGroup } from '@festival/shared-ui/choice/RadioGroup';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Form } from '@festival/shared-ui/form/Form';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarAction } from './BarAction.tsx';
import { BuyerRecap } from './BuyerRecap.tsx';
import { LazyPayFailureNotice } from './LazyPayFailureNotice.tsx';
import { lastMethod } from './lastMethod.ts';
import { MethodMark } from './MethodMark.tsx';
import { membershipIn } from './membershipIn.ts';
import { NextSteps } from './NextSteps.tsx';
import styles from './PayForm.module.css';
import type { PayFailure } from './payFailure.ts';
import { RenewalTerms } from './RenewalTerms.tsx';
import { useChosenMethod } from './useChosenMethod.ts';

/**
 * The payment methods, the buyer, the next steps, and the pay button in the bottom bar, which needs a chosen method
 * [PAY-01, PAY-03].
 */
export function PayForm({ methods }: { methods: readonly PaymentMethod[] }) {
  const money = useMoney();
  const { t } = useTranslation('mf_checkout');
  const { total } = useAtomValue(totalsAtom);
  const cart = useAtomValue(cartAtom);
  const language = useAtomValue(languageAtom);
  const commands = useCommands();
  const formId = useId();
  const membership = membershipIn(useAtomValue(quantitiesAtom), useAtomValue(productsAtom));
  // A free order charges no method.
  const acceptsRenewal = membership !== undefined && membership.price > 0 && total > 0;
  const [chosen, setChosen] = useChosenMethod(cart?.id);
  const [isPlacing, setIsPlacing] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  // The form's version when this page opened. If the form changes meanwhile, the new version counts only after the
  // notice has shown it.
  const [shownForm, setShownForm] = useState(cart?.formVersion);
  useComeBack(() => setIsPlacing(false));
  // A voucher may make the chosen method unavailable.
  const method = methods.find(({ uid }) => uid === chosen) ?? onlyOne(methods);
  const pay = async () => {
    if (!method || isPlacing) return;
    setFailure(null);
    setIsPlacing(true);
    lastMethod.keep(method.uid);
    const hasAsked = failure?.error.code === 'order.form_changed';
    if (hasAsked) setShownForm(cart?.formVersion);
    const form = hasAsked ? cart?.formVersion : shownForm;
    const { placeOrder, placeRenewingOrder } = commands().checkout;
    const placed = await (acceptsRenewal ? placeRenewingOrder : placeOrder)(method.uid, form);
    // Once the order is placed the browser goes to the provider; the button stays busy until then.
    if (!placed.ok) {
      setIsPlacing(false);
      setFailure({ error: placed.error, shownTotal: total });
    }
  };
  return (
    <Form id={formId} className={styles.pay} onSubmit={pay}>
      {failure && (
        <div ref={showOnScreen} className={styles.failure}>
          <LazyPayFailureNotice failure={failure} total={total} cart={cart} />
        </div>
      )}
      <div className={styles.methods}>
        <RadioGroup
          legend={<span className={styles.legend}>{t('payment.heading')}</span>}
          name="paymentMethod"
          value={method?.uid ?? null}
          onChange={setChosen}
          options={methods.map(({ uid, name, texts }) => ({
            value: uid,
            label: texts?.[language]?.name ?? name,
            aside: <MethodMark uid={uid} />,
          }))}
        />
        <p role="status" className={styles.hint}>
          {!method && t('payment.choose')}
        </p>
      </div>
      {membership && <RenewalTerms membership={membership} isFree={!acceptsRenewal} />}
      <BuyerRecap />
      <NextSteps isFree={total === 0} />
      <BarAction>
        <Button
          type="submit"
          form={formId}
          className={styles.button}
          size="l"
          block
          disabled={!method}
          pending={isPlacing}
          icon={<Icon icon={LockKeyhole} />}
        >
          {total === 0 ? t('payment.payFree') : t('payment.pay', { amount: money(total) })}
        </Button>
      </BarAction>
    </Form>
  );
}

/** The button is in the bar, so the page may be scrolled away from the notice. This scrolls the notice into view. */
const showOnScreen = (notice: HTMLElement | null): void => notice?.scrollIntoView?.({ block: 'nearest' });

/** Calls a function when the browser's Back restores this page in its old state. */
function useComeBack(call: () => void): void {
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) call();
  });
  useEffect(() => {
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
}

/** A single method needs no choice. A total of zero has one method, without payment [PAY-02]. */
const onlyOne = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  methods.length === 1 ? methods[0] : undefined;
