import { Provider, useSetAtom } from 'jotai';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styles from './ConsentRequest.module.css';
import { ConsentRequest } from './ConsentRequest.tsx';
import { isConsentAskedAtom } from './isConsentAskedAtom.ts';
import type { MeasureDeps } from './measureDeps.ts';

/** Renders the consent request outside the shop's React tree, because most shops do not ask for consent. */
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
 * Opens the consent request again from the footer. The link is added to the footer here, so that shops without
 * measuring do not load its code [ANL-01].
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
