import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { MissingCheck } from '@festival/shared-contracts/checkout/missingChecks';
import { cartAtom, hasTriedCheckoutAtom, missingChecksAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonsOf } from './reasonsOf.ts';

/** The server's code for a number of entrance tickets that differs from the persons of the stay. */
const occupantsMismatch = 'validation.travel.occupants.does.not.equal.number.entrance.tickets';

/** The control for each check. */
interface CheckControls {
  form_no_country_selected: RefObject<HTMLSelectElement | null>;
  form_no_shipping_costs_selected: RefObject<HTMLInputElement | null>;
  form_no_insurance_choice: RefObject<HTMLInputElement | null>;
  form_covid_not_accepted: RefObject<HTMLInputElement | null>;
  form_terms_not_accepted: RefObject<HTMLInputElement | null>;
}

export interface Confirmation {
  /** The failed checks, once the shopper has tried to confirm. */
  missing: readonly MissingCheck[];
  controls: CheckControls;
  /**
   * Opens the form if every check passes and the server allows it; otherwise focuses the first missing choice [BSK-05].
   */
  confirm: () => Promise<void>;
}

/** The step from the basket to the form. */
export function useConfirmation(): Confirmation {
  const open = useAtomValue(missingChecksAtom);
  const cart = useAtomValue(cartAtom);
  // A shopper who was redirected from the form or the payment page has tried to check out, too.
  const wasLedBack = useAtomValue(hasTriedCheckoutAtom);
  const commands = useCommands();
  const { t: tError } = useTranslation('errors');
  const [hasPressed, setHasPressed] = useState(false);
  const controls: CheckControls = {
    form_no_country_selected: useRef(null),
    form_no_shipping_costs_selected: useRef(null),
    form_no_insurance_choice: useRef(null),
    form_covid_not_accepted: useRef(null),
    form_terms_not_accepted: useRef(null),
  };
  const focusFirst = () => {
    const [first] = open;
    if (first) controls[first].current?.focus();
  };
  const focusOnReturn = useEffectEvent(focusFirst);
  useEffect(() => {
    if (wasLedBack) focusOnReturn();
  }, [wasLedBack]);
  /** If the tickets do not match the persons of the stay, the press explains it again [TRV-07]. */
  const explain = (errors: Cart['checkoutErrors']) => {
    if (!errors.some(({ code }) => code === occupantsMismatch)) return;
    void commands().overlay.openModal(8000, { message: reasonsOf(errors, tError).join(' ') });
  };
  const confirm = async () => {
    setHasPressed(true);
    if (open.length > 0) return focusFirst();
    if (!cart?.checkoutAllowed) return explain(cart?.checkoutErrors ?? []);
    await commands().overlay.openCheckout('form');
  };
  return { missing: hasPressed || wasLedBack ? open : [], controls, confirm };
}
