import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import type { MissingCheck } from './missingChecks.ts';
import { missingChecksAtom } from './missingChecksAtom.ts';

type Controls = { [Check in MissingCheck]: RefObject<HTMLInputElement | HTMLSelectElement | null> };

export interface Confirmation {
  /** The checks to name: those still open, once the shopper has tried to go on. */
  missing: readonly MissingCheck[];
  country: RefObject<HTMLSelectElement | null>;
  refund: RefObject<HTMLInputElement | null>;
  terms: RefObject<HTMLInputElement | null>;
  /** Goes on to the form when every check passes and the server allows it; else to the first thing missing [BSK-05]. */
  confirm: () => void;
}

/** The step from the basket to the form. */
export function useConfirmation(): Confirmation {
  const open = useAtomValue(missingChecksAtom);
  const cart = useAtomValue(cartAtom);
  const commands = useCommands();
  const [hasTried, setHasTried] = useState(false);
  const country = useRef<HTMLSelectElement>(null);
  const refund = useRef<HTMLInputElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const controls: Controls = {
    form_no_country_selected: country,
    form_no_insurance_choice: refund,
    form_terms_not_accepted: terms,
  };
  const confirm = () => {
    setHasTried(true);
    const [first] = open;
    if (first) controls[first].current?.focus();
    else if (cart?.checkoutAllowed) commands().overlay.openCheckout('form');
  };
  return { missing: hasTried ? open : [], country, refund, terms, confirm };
}
