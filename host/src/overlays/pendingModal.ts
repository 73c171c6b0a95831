import type { ModalAnswer } from '@festival/shared-contracts/commands/overlayCommands';
import { errorRowOf, type ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import { modalImportance } from './modalImportance.ts';

/** A modal of the catalogue that waits for its answer. */
export interface PendingModal {
  modal: OpenModal;
  importance: number;
  answered: Promise<ModalAnswer>;
  answer(given: ModalAnswer): void;
  /** Answers the modal with `cancel`, or with the only answer of a message, without calling its effect. */
  dismiss(): void;
}

/** @param settle is called once before `answered` resolves, with the effect of the answer or null. */
export const createPendingModal = (modal: OpenModal, settle: (effect: ModalEffect | null) => void): PendingModal => {
  const row = errorRowOf(modal.code);
  let resolve: (given: ModalAnswer) => void = () => {};
  let isAnswered = false;
  const answered = new Promise<ModalAnswer>((answer) => {
    resolve = answer;
  });
  const end = (given: ModalAnswer, effect: ModalEffect | null): void => {
    if (isAnswered) return;
    isAnswered = true;
    settle(effect);
    resolve(row.kind === 'decision' ? given : 'confirm');
  };
  return {
    modal,
    importance: modalImportance(modal.code),
    answered,
    answer: (given) => end(given, given === 'cancel' && row.kind === 'decision' ? row.cancel : row.confirm),
    dismiss: () => end('cancel', null),
  };
};
