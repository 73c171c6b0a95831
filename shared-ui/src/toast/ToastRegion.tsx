import { Toast } from '@base-ui/react/toast';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { Toasts, ToastTone } from './createToasts.ts';
import styles from './ToastRegion.module.css';

const drawings = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

type ToastRegionProps = {
  toasts: Toasts;
  /** The name of the region for screen readers: "Meldingen". */
  label: string;
  closeLabel: string;
  /** The top edge of the region, in CSS px from the top of the window. */
  start?: number;
};

/**
 * The place of short messages: below the header, over the page's picture and not over title or controls. Presses pass through to
 * the page, except on the close button. A page has one region.
 */
export function ToastRegion({ toasts, label, closeLabel, start = 0 }: ToastRegionProps) {
  return (
    <Toast.Provider toastManager={toasts.manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} style={{ insetBlockStart: start }} aria-label={label}>
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>();
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'info';
    const Drawing = drawings[tone];
    return (
      <Toast.Root key={toast.id} toast={toast} className={clsx(styles.toast, styles[tone])} swipeDirection={[]}>
        <Toast.Content className={styles.content}>
          <Drawing className={styles.icon} aria-hidden="true" />
          <div className={styles.text}>
            <Toast.Title className={styles.title} render={<p />} />
            <Toast.Description className={styles.description} />
          </div>
          <Toast.Close className={styles.close} aria-label={closeLabel}>
            <X aria-hidden="true" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
