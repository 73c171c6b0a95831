import { Toast } from '@base-ui/react/toast';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export type ToastMessage = {
  title: string;
  text?: string;
  tone?: ToastTone;
  /** Milliseconds until it goes by itself, 6,000 without it; 0 stays until it is closed. */
  duration?: number;
};

/**
 * A queue of short messages that a `ToastRegion` shows. It can be used outside React. `show` answers an id for `close`;
 * a danger is said at once, the others when the screen reader pauses.
 */
export function createToasts() {
  const manager = Toast.createToastManager<{ tone: ToastTone }>();
  return {
    manager,
    show: ({ title, text, tone = 'info', duration = 6000 }: ToastMessage): string =>
      manager.add({
        title,
        description: text,
        timeout: duration,
        priority: tone === 'danger' ? 'high' : 'low',
        data: { tone },
      }),
    close: (id: string): void => manager.close(id),
  };
}

export type Toasts = ReturnType<typeof createToasts>;
