import type { ErrorCode } from '../errors/errorCode.ts';
import type { Result } from '../errors/result.ts';
import type { OpenModal } from '../overlay/openModal.ts';
import type { ToastMessage } from '../overlay/toastMessage.ts';

/** The visitor's choice; a message only has `confirm`. */
export type ModalAnswer = 'confirm' | 'cancel';

/** Commands for overlays. */
export interface OverlayCommands {
  /** Opens a modal of the catalogue; returns the visitor's choice [OVL-03]. */
  openModal(code: ErrorCode, details?: Omit<OpenModal, 'code'>): Promise<ModalAnswer>;
  openCheckout(view: 'basket' | 'form'): Promise<Result>;
  /** Closes the checkout; refused while the order is in payment and after it is confirmed [OVL-02]. */
  closeCheckout(): Promise<Result>;
  /** Shows a message without a question, once no dialog is open [OVL-09]. */
  showToast(toast: ToastMessage): Promise<Result>;
}
