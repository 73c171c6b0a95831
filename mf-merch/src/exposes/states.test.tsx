import { testStates } from '@festival/remote-kit/testing/statesTest';
import { states } from '../../harness/states.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import * as extra from './extra.tsx';
import * as extras from './extras.tsx';
import * as merchandise from './merchandise.tsx';

testStates({ namespace: 'mf_merch', texts: { en, es, nl }, modules: { extra, extras, merchandise }, states });
