import { Toast } from '@base-ui/react/toast';
import type { ToastMessage } from '@festival/shared-contracts/overlay/toastMessage';

export type ToastTone = NonNullable<ToastMessage['tone']>;

/**
 * Short messages for a `ToastRegion`, shown as soon as the region is in the page. Code outside React can use it. `show`
 * returns an id for `close`.
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
