import { testStates } from '@festival/remote-kit/testing/statesTest';
import { shows, states } from '../../harness/states.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import * as basket from './basket.tsx';
import * as previousOrders from './previousOrders.tsx';
import * as register from './register.tsx';
import * as upsell from './upsell.tsx';
import * as wishlist from './wishlist.tsx';

testStates({
  namespace: 'mf_basket',
  texts: { en, es, nl },
  modules: { basket, previousOrders, register, upsell, wishlist },
  shows,
  states,
});
