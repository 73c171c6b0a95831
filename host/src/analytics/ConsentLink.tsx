import { useSetAtom } from 'jotai';
import { createPortal } from 'react-dom';
import styles from './ConsentRequest.module.css';
import { isConsentAskedAtom } from './isConsentAskedAtom.ts';

/**
 * Opens what the visitor has said about measuring, to change it. It goes into the footer's links from here, so that the
 * footer of the shops that do not measure is no heavier for it [ANL-01].
 */
export function ConsentLink({ label }: { label: string }) {
  const ask = useSetAtom(isConsentAskedAtom);
  const links = document.querySelector('footer ul');
  if (!links) return null;
  const link = (
    <li>
      <button type="button" className={styles.link} onClick={() => ask(true)}>
        {label}
      </button>
    </li>
  );
  return createPortal(link, links);
}
