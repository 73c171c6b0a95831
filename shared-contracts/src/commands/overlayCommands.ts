import type { ErrorCode } from '../errors/errorCode.ts';
import type { Result } from '../errors/result.ts';
import type { OpenModal } from '../overlay/openModal.ts';
import type { ToastMessage } from '../overlay/toastMessage.ts';

/** The visitor's choice; a message only has `confirm`. */
export type ModalAnswer = 'confirm' | 'cancel';

/** Overlays over the page. */
export interface OverlayCommands {
  /** Opens a modal of the catalogue; answers with what the visitor chose [OVL-03]. */
  openModal(code: ErrorCode, details?: Omit<OpenModal, 'code'>): Promise<ModalAnswer>;
  openCheckout(view: 'basket' | 'form'): Promise<Result>;
  /** Refused in payment and once confirmed [OVL-02]. */
  closeCheckout(): Promise<Result>;
  /** Shows a message that asks for no answer, once no dialog is open [OVL-09]. */
  showToast(toast: ToastMessage): Promise<Result>;
}
