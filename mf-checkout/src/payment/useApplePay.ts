import { useSyncExternalStore } from 'react';

interface WithApplePay {
  ApplePaySession?: { canMakePayments(): boolean };
}

const hasApplePay = (): boolean => {
  try {
    return (globalThis as WithApplePay).ApplePaySession?.canMakePayments() ?? false;
  } catch {
    // Safari throws on a page without https.
    return false;
  }
};

/** Whether this browser can pay by Apple Pay; false on the server. */
export const useApplePay = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    hasApplePay,
    () => false,
  );
