/** A short message that asks for no answer [OVL-09]. */
export interface ToastMessage {
  title: string;
  text?: string;
  /** `info` without it; a `danger` is said at once, the others when the screen reader pauses. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Milliseconds until it goes by itself, 6,000 without it; 0 stays until it is closed. */
  duration?: number;
}
