import { remote } from '@festival/remote-kit/remote';

export default remote({ name: 'mf_basket', folder: import.meta.dirname });
