import { testStates } from '@festival/remote-kit/testing/statesTest';
import { shows, states } from '../../harness/states.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import * as addOns from './addOns.tsx';
import * as packages from './packages.tsx';
import * as stay from './stay.tsx';

testStates({ namespace: 'mf_travel', texts: { en, es, nl }, modules: { addOns, packages, stay }, shows, states });
