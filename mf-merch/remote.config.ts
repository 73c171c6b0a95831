import { remote } from '@festival/remote-kit/remote';
import { exposed } from './src/exposed.ts';
import { steps } from './src/steps.ts';

export default remote({ name: 'mf_merch', folder: import.meta.dirname, exposed, steps });
