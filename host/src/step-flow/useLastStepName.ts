import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { panelTitle } from './panelTitle.ts';

/** The name of the last step: Checkout, or what the step opens in a shop without payment [STP-01, BRD-04]. */
export const useLastStepName = (): string => {
  const { t } = useTranslation('host');
  const capabilities = useAtomValue(capabilitiesAtom);
  if (capabilities?.takesPayment !== false) return t('stepFlow.checkout');
  return t(`checkoutPanel.title.${panelTitle('basket', capabilities)}`);
};
