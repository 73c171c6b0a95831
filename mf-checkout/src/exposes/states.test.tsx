import { testStates } from '@festival/remote-kit/testing/statesTest';
import { shows, states } from '../../harness/states.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import * as form from './form.tsx';
import * as order from './order.tsx';
import * as payment from './payment.tsx';
import * as paymentStatus from './paymentStatus.tsx';

testStates({
  namespace: 'mf_checkout',
  texts: { en, es, nl },
  modules: { form, order, payment, paymentStatus },
  shows,
  states,
});
