import { remote } from '@festival/remote-kit/remote';

export default remote({ name: 'mf_merch', folder: import.meta.dirname });
