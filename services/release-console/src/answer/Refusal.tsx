import type { RegistryError } from '@festival/release-registry/error/registryError';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useEffect, useRef } from 'react';
import styles from './Refusal.module.css';

/** Why the registry did not do it, with each single reason. A panel is scrolled to it: on a phone the press that was refused is far above or below. */
export function Refusal({ error }: { error: RegistryError }) {
  const { message, reasons } = error;
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal is shown, also at the same place
  useEffect(() => {
    // A newer browser answers with a promise, which is no clean-up.
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
