import { remote } from '@festival/remote-kit/remote';

export default remote({ name: 'mf_tickets', folder: import.meta.dirname });
