import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';

/** Says why something failed; who answers 6011 by trying again has it done once more, on the page as it is [ERR-02]. */
export const offerAgain = (
  openModal: Commands['overlay']['openModal'],
  { code, ...details }: OpenModal,
  again: () => void,
): void => {
  void openModal(code, details).then((answer) => {
    if (code === 6011 && answer === 'confirm') again();
  });
};
