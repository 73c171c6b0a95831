import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formDraft } from './formDraft.ts';
import type { FormValues } from './formValues.ts';

/**
 * Fills in what was typed for this cart earlier, and stores what is typed from now on [CHK-13]. `fixed` are values that no
 * draft may change, such as the email of the account.
 */
export function useDraft(form: UseFormReturn<FormValues>, fixed: Partial<FormValues>): void {
  const cartId = useAtomValue(cartAtom)?.id;
  useEffect(() => {
    if (!cartId) return;
    const begun = form.getValues();
    form.reset({ ...begun, ...formDraft.read(sessionStorage, cartId, begun), ...fixed }, { keepDefaultValues: true });
    formDraft.forgetOthers(sessionStorage, cartId);
    const { unsubscribe } = form.watch((values) => formDraft.save(sessionStorage, cartId, { ...begun, ...values }));
    return unsubscribe;
  }, [cartId, form, fixed]);
}
