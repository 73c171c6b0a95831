import { checkoutRequestOf } from '@festival/shared-contracts/checkout/checkoutRequest';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { capabilitiesAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue, useStore } from 'jotai';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountEmailAtom } from './accountEmailAtom.ts';
import { checkForm } from './fieldErrors.ts';
import { firstField, focusField } from './fieldId.ts';
import { formResolver } from './formResolver.ts';
import { formRulesAtom } from './formRulesAtom.ts';
import type { FormValues } from './formValues.ts';
import { startValues } from './startValues.ts';
import { tidyAll } from './tidyFields.ts';
import { useDraft } from './useDraft.ts';
import { useFormRules } from './useFormRules.ts';

/** The checkout form: its values, a function to send it, and the last refusal. */
export function useCheckoutForm() {
  const store = useStore();
  const commands = useCommands();
  const rules = useFormRules();
  const user = useAtomValue(userAtom);
  const hidesGender = useAtomValue(capabilitiesAtom)?.hidesGender ?? false;
  const [failure, setFailure] = useState<ShopError | null>(null);
  const begun = useMemo(
    () => startValues({ user, hidesGender, deliveryCountry: store.get(formRulesAtom).deliveryCountry }),
    [user, hidesGender, store],
  );
  const form = useForm<FormValues>({
    defaultValues: begun,
    resolver: formResolver(rules),
    // Our own code moves the focus, because some fields have several controls.
    shouldFocusError: false,
  });
  const email = useAtomValue(accountEmailAtom);
  const fixed = useMemo(() => (email ? { email, emailconfirm: email } : {}), [email]);
  useDraft(form, { begun, fixed });

  const focusFirst = (names: readonly string[]) => {
    const first = firstField(names);
    if (first) focusField(first);
  };
  const refuse = (error: ShopError) => {
    setFailure(error);
    const refused = Object.entries(error.fields ?? {}).map(([path, message]) => {
      const name = path.split('.').at(-1) ?? '';
      return { name, field: firstField([name]), message };
    });
    for (const { field, message } of refused) if (field) form.setError(field, { type: 'server', message });
    focusFirst(refused.map(({ name }) => name));
  };
  const send = async (values: FormValues) => {
    setFailure(null);
    const checked = checkForm(values, rules());
    if (!checked.ok) return;
    const request = checkoutRequestOf(checked.value);
    const phoneNumber = rules().phoneNumberOf?.(values.phoneNumber, values.phoneCountry) ?? request.phoneNumber;
    const { deliveryCountry } = rules();
    const sentTo = request.deliveryAddress && deliveryCountry ? { deliveryCountry } : {};
    const answer = await commands().checkout.submitForm({ ...request, ...sentTo, phoneNumber });
    if (!answer.ok) refuse(answer.error);
  };
  const submitTidy = form.handleSubmit(send, (errors) => focusFirst(Object.keys(errors)));
  const submit = () => {
    // Enter sends the form without leaving the field.
    tidyAll(form);
    return submitTidy();
  };
  return { form, submit, failure };
}
