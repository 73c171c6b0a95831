import { remote } from '@festival/remote-kit/remote';

export default remote({ name: 'mf_travel', folder: import.meta.dirname });
