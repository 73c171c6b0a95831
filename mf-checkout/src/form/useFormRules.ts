import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { FormRules } from './fieldErrors.ts';
import { formRulesAtom } from './formRulesAtom.ts';
import { phoneReaderAtom } from './phoneReaderAtom.ts';

/**
 * Returns a function that reads the form's current rules. The rules for phone numbers are loaded when the form opens.
 */
export function useFormRules(): () => FormRules {
  const store = useStore();
  useEffect(() => {
    if (store.get(phoneReaderAtom)) return;
    const come = import(/* webpackChunkName: "phone-numbers" */ './phoneNumberOf.ts');
    // Without this file the form only requires digits; the server checks by the same rules.
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
