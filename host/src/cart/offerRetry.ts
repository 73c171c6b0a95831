import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';

/** Does again what failed; with what is left, where the shopper takes that instead of what they asked for [BSK-08]. */
export type Retry = (left?: number) => void;

/** Opens a failure's modal; if the shopper answers 6011 with a retry, or takes what is left (6008), calls `retry` [ERR-02]. */
export const offerRetry = (
  openModal: Commands['overlay']['openModal'],
  { code, ...details }: OpenModal,
  retry: Retry,
): void => {
  void openModal(code, details).then((answer) => {
    if (answer !== 'confirm') return;
    if (code === 6008) retry(Number(details.values?.left));
    else if (code === 6011) retry();
  });
};
