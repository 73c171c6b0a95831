import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { ConsentLink } from './ConsentLink.tsx';
import { ConsentRequest } from './ConsentRequest.tsx';
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
