import type { RegistryError } from '@festival/release-registry/error/registryError';
import { Notice } from '@festival/shared-ui/notice/Notice';
import styles from './Refusal.module.css';

/** Why the registry did not do it, with each single reason. */
export function Refusal({ error: { message, reasons } }: { error: RegistryError }) {
  return (
    <Notice tone="danger" live title={message}>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
