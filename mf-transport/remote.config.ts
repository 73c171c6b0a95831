import { remote } from '@festival/remote-kit/remote';

export default remote({ name: 'mf_transport', folder: import.meta.dirname });
