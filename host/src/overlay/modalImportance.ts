import { errorRowOf, type ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import type { ErrorCode } from '@festival/shared-contracts/errors/errorCode';
import { slotImportance } from '@festival/shared-contracts/overlay/overlayTable';

const leavingEffects: readonly ModalEffect[] = ['restart', 'goHome', 'login', 'goToMembership'];

/** Whether an answer leads away from the page, and from what was asked on it. */
export const leadsAway = (effect: ModalEffect): boolean => leavingEffects.includes(effect);

/** Among modals what ends the visit comes first, then what asks for a decision, then what only says something [OVL-11]. */
export const modalImportance = (code: ErrorCode): number => {
  const row = errorRowOf(code);
  const degree = leadsAway(row.confirm) ? 2 : Number(row.kind === 'decision');
  return slotImportance('modal') + degree;
};
