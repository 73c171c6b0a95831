import '@festival/shared-ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { consoleApi } from './api/consoleApi.ts';
import { Console } from './screen/Console.tsx';

const root = document.getElementById('console');
if (!root) throw new Error('The page has no place for the console.');
const refused = new URLSearchParams(location.search).get('refused');
// The parameters that the redirect from the sign-on has added.
if (location.search !== '') history.replaceState(null, '', location.pathname);
createRoot(root).render(<Console api={consoleApi(location.origin)} refused={refused} />);
