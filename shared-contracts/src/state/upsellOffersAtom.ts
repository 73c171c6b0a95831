import { atom } from 'jotai/vanilla';
import { upsellOffers } from '../upsell/upsellOffers.ts';
import { primitives } from './primitives.ts';
import { configAtom, languageAtom, productsAtom, quantitiesAtom } from './shopState.ts';

const offersAtom = (place: 'page' | 'basket') =>
  atom((get) =>
    upsellOffers({
      entries: get(configAtom)?.upsellProducts ?? [],
      products: get(productsAtom),
      quantities: get(quantitiesAtom),
      language: get(languageAtom),
      place,
      steps: get(primitives.stepLinks),
    }),
  );

/** The shop's offers on the page in addition to the cart: in a popup, or as a notification for a single product [OVL-06, OVL-13]. */
export const pageOffersAtom = offersAtom('page');

/** The shop's offers at the end of the basket [BSK-02]. */
export const basketOffersAtom = offersAtom('basket');
