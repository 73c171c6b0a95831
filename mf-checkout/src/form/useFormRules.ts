import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { FormRules } from './fieldErrors.ts';
import { formRulesAtom } from './formRulesAtom.ts';
import { phoneReaderAtom } from './phoneReaderAtom.ts';

/** Reads the form's current rules; those for phone numbers are fetched once the form is open. */
export function useFormRules(): () => FormRules {
  const store = useStore();
  useEffect(() => {
    if (store.get(phoneReaderAtom)) return;
    const come = import(/* webpackChunkName: "phone-numbers" */ './phoneNumberOf.ts');
    // Without its file the form asks for digits only, and the server has the same rules.
    come.then(
      ({ phoneNumberOf }) => store.set(phoneReaderAtom, { phoneNumberOf }),
      () => {},
    );
  }, [store]);
  return () => ({
    ...store.get(formRulesAtom),
    phoneNumberOf: store.get(phoneReaderAtom)?.phoneNumberOf ?? null,
  });
}
