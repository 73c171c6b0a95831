import { testStates } from '@festival/remote-kit/testing/statesTest';
import { states } from '../../harness/states.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import * as compareTable from './compareTable.tsx';
import * as compareTransport from './compareTransport.tsx';
import * as transportation from './transportation.tsx';

testStates({
  namespace: 'mf_transport',
  texts: { en, es, nl },
  modules: { compareTable, compareTransport, transportation },
  states,
});
