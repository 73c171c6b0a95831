import type { RegistryError } from '@festival/release-registry/error/registryError';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useEffect, useRef } from 'react';
import styles from './Refusal.module.css';

/**
 * The registry's refusal, with each reason. The panel scrolls it into view, because on a phone the pressed button is
 * far above or below.
 */
export function Refusal({ error }: { error: RegistryError }) {
  const { message, reasons } = error;
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal is shown, also at the same place
  useEffect(() => {
    // The braces return nothing: newer browsers return a promise, which React would take for a clean-up function.
    place.current?.scrollIntoView?.({ block: 'center' });
  }, [error]);
  return (
    <div ref={place}>
      <Notice tone="danger" live title={message}>
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
