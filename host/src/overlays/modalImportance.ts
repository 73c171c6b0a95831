import { errorRowOf, type ModalEffect } from '@festival/shared-contracts/errors/errorCatalogue';
import type { ErrorCode } from '@festival/shared-contracts/errors/errorCode';
import { slotImportance } from '../remotes/slot/overlayTable.ts';

const leavingEffects: readonly ModalEffect[] = ['restart', 'goHome', 'login', 'goToMembership'];

/** Whether an answer leaves the page. */
export const leadsAway = (effect: ModalEffect): boolean => leavingEffects.includes(effect);

/** The order of modals: first those that end the visit, then decisions, then messages [OVL-11]. */
export const modalImportance = (code: ErrorCode): number => {
  const row = errorRowOf(code);
  const degree = leadsAway(row.confirm) ? 2 : Number(row.kind === 'decision');
  return slotImportance('modal') + degree;
};
