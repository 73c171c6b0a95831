/** A short message without a question [OVL-09]. */
export interface ToastMessage {
  title: string;
  text?: string;
  /** `info` by default; a screen reader announces `danger` at once, the others when it pauses. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Milliseconds until it closes by itself, 6,000 by default; with 0 it stays until it is closed. */
  duration?: number;
}
