import { testStates } from '@festival/remote-kit/testing/statesTest';
import { states } from '../../harness/states.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import * as sample from './sample.tsx';

testStates({ namespace: 'mf_sample', texts: { en, es, nl }, modules: { sample }, states });
