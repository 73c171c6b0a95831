/** A short message without a question [OVL-09]. */
export interface ToastMessage {
  title: string;
  text?: string;
  /** `info` by default; a screen reader announces `danger` immediately, and the other tones when it pauses. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Milliseconds until it closes automatically, 6,000 by default; with 0 it remains until it is closed. */
  duration?: number;
}
