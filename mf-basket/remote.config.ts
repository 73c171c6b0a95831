import { remote } from '@festival/remote-kit/remote';
import { exposed } from './src/exposed.ts';
import { places } from './src/places.ts';

export default remote({ name: 'mf_basket', folder: import.meta.dirname, exposed, places });
