import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formDraft } from './formDraft.ts';
import type { FormValues } from './formValues.ts';
import { typedFields } from './typedFields.ts';

/** Each option stays the same object while its content stays the same. */
interface DraftOptions {
  /** The first values of the form; they differ for another account. */
  begun: FormValues;
  /** Values that no draft may change, such as the email of the account. */
  fixed: Partial<FormValues>;
}

/**
 * Fills in the values that were typed for this cart earlier, and stores values that are typed from now on [CHK-13].
 * Only typed values are stored, so that the others follow the account [CHK-09].
 */
export function useDraft(form: UseFormReturn<FormValues>, { begun, fixed }: DraftOptions): void {
  const cartId = useAtomValue(cartAtom)?.id;
  const shown = useRef(begun);
  useEffect(() => {
    if (!cartId) return;
    const typed = { ...formDraft.read(cartId, begun), ...typedFields(shown.current, form.getValues()) };
    shown.current = begun;
    form.reset({ ...begun, ...typed, ...fixed }, { keepDefaultValues: true });
    formDraft.forgetOthers(cartId);
    const { unsubscribe } = form.watch((values) => formDraft.save(cartId, typedFields(begun, { ...begun, ...values })));
    return unsubscribe;
  }, [cartId, form, begun, fixed]);
}
