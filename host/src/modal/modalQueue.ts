import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { ModalAnswer } from '@festival/shared-contracts/commands/overlayCommands';
import { errorRowOf, type ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { atom } from 'jotai/vanilla';
import type { PageStore } from '../page/createPageStore.ts';

/** How the modal on the screen is answered; null while there is none. */
export const answerModalAtom = atom<{ answer: (given: ModalAnswer) => void } | null>(null);

export interface ModalQueue {
  openModal: Commands['overlay']['openModal'];
  /** Takes what the effects of answers do; they are carried out before the one who asked hears of the answer. */
  carryOutBy(effects: Record<ModalEffect, () => void>): void;
}

/**
 * Opens modals of the catalogue one at a time, the others waiting in order [OVL-03]. What is open already is not opened
 * twice.
 */
export const modalQueue = (store: PageStore): ModalQueue => {
  let effects: Partial<Record<ModalEffect, () => void>> = {};
  let last: Promise<unknown> = Promise.resolve();
  const open = new Map<string, Promise<ModalAnswer>>();

  const show = (modal: OpenModal): Promise<ModalAnswer> =>
    new Promise((resolve) => {
      const answer = (given: ModalAnswer): void => {
        store.set(primitives.modal, null);
        store.set(answerModalAtom, null);
        const row = errorRowOf(modal.code);
        effects[given === 'cancel' && row.kind === 'decision' ? row.cancel : row.confirm]?.();
        resolve(row.kind === 'decision' ? given : 'confirm');
      };
      store.set(answerModalAtom, { answer });
      store.set(primitives.modal, modal);
    });

  return {
    carryOutBy: (given) => {
      effects = given;
    },
    openModal(code, details = {}) {
      const modal: OpenModal = { code, ...details };
      const key = JSON.stringify(modal);
      const same = open.get(key);
      if (same) return same;
      const answered = last.then(() => show(modal)).finally(() => open.delete(key));
      open.set(key, answered);
      last = answered;
      return answered;
    },
  };
};
