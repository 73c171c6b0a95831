/** What a modal's answer leads to; the host carries it out. */
export type ModalEffect =
  | 'close'
  | 'login'
  | 'goHome'
  | 'restart'
  | 'closeCheckout'
  | 'removeItem'
  | 'confirm'
  | 'resetShipping'
  | 'removeMerchandise'
  | 'cancelOrder';

export interface ErrorRow {
  /** A decision has two answers, a message one [OVL-03]. */
  kind: 'message' | 'decision';
  /** Keys of title, text and answers below `errors.{code}` in the host's texts of errors. */
  confirm: ModalEffect;
  cancel?: ModalEffect;
  /** Whether the row shows a server's message in place of its text, or the cart's id beside it. */
  carries?: 'message' | 'messageAndCartId';
}

const message = (confirm: ModalEffect = 'close', carries?: ErrorRow['carries']): ErrorRow => ({
  kind: 'message',
  confirm,
  carries,
});
const decision = (confirm: ModalEffect, cancel: ModalEffect = 'close'): ErrorRow => ({
  kind: 'decision',
  confirm,
  cancel,
});

/** Every code a modal can show, one row each; texts stand in errorTexts by language [ERR-01]. */
export const errorCatalogue = {
  0: message(),
  1000: message(),
  4000: message('goHome'),
  4004: message('restart'),
  4010: message('restart'),
  5000: message(),
  5001: message(),
  5004: message(),
  6001: decision('removeItem'),
  6002: decision('restart'),
  8000: message('close', 'message'),
  8001: message('close', 'message'),
  6011: message('close', 'messageAndCartId'),
} as const satisfies Record<number, ErrorRow>;
