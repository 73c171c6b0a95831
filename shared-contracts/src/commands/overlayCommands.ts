import type { ErrorCode } from '../errors/errorCode.ts';
import type { Result } from '../errors/result.ts';
import type { OpenModal } from '../overlay/openModal.ts';

/** What a visitor chose; the only answer of a message is `confirm`. */
export type ModalAnswer = 'confirm' | 'cancel';

/** What opens over the page. */
export interface OverlayCommands {
  /** Opens a modal of the catalogue; answers with what the visitor chose [OVL-03]. */
  openModal(code: ErrorCode, details?: Omit<OpenModal, 'code'>): Promise<ModalAnswer>;
  openCheckout(view: 'basket' | 'form'): Promise<Result>;
  /** Refused in payment and once confirmed [OVL-02]. */
  closeCheckout(): Promise<Result>;
  /** Says something that asks for no answer [OVL-09]. */
  showToast(toast: ToastMessage): Promise<Result>;
}

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Milliseconds until it goes by itself, 6,000 without it; 0 stays until it is closed. */
  duration?: number;
}
