import { remote } from '@festival/remote-kit/remote';

export default remote({ name: 'mf_checkout', folder: import.meta.dirname });
