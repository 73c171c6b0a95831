import { Provider, useSetAtom } from 'jotai';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styles from './ConsentRequest.module.css';
import { ConsentRequest } from './ConsentRequest.tsx';
import { isConsentAskedAtom } from './isConsentAskedAtom.ts';
import type { MeasureDeps } from './measureDeps.ts';

/** Puts the question for consent on the page, outside of the shop's tree: most shops do not ask. */
export const showConsentRequest = ({ store, text }: Pick<MeasureDeps, 'store' | 'text'>): void => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <Provider store={store}>
      <ConsentRequest text={text} />
      <ConsentLink label={text('consent.change')} />
    </Provider>,
  );
};

/**
 * Opens what the visitor has said about measuring, to change it. It goes into the footer's links from here, so that the
 * footer of the shops that do not measure is no heavier for it [ANL-01].
 */
function ConsentLink({ label }: { label: string }) {
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
