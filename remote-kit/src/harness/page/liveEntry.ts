import * as refreshRuntime from 'react-refresh/runtime';
import './start.tsx';

/** The page of `remote-kit dev`: the remote registers its components with the page's Fast Refresh runtime. */
Object.assign(window, { festivalRefresh: refreshRuntime });
