import * as refreshRuntime from 'react-refresh/runtime';
import './start.tsx';

/** The page of `remote-kit dev`: the remote registers its components with the page's runtime of Fast Refresh. */
Object.assign(window, { festivalRefresh: refreshRuntime });
