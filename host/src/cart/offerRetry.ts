import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';

/** Opens a failure's modal; if the shopper answers 6011 with a retry, or takes what is left (6008), calls `retry` [ERR-02]. */
export const offerRetry = (
  openModal: Commands['overlay']['openModal'],
  { code, ...details }: OpenModal,
  retry: () => void,
): void => {
  void openModal(code, details).then((answer) => {
    if ((code === 6011 || code === 6008) && answer === 'confirm') retry();
  });
};
