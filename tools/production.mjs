import { ensureInstalled, runPinned } from './launch/pinnedNode.mjs';

ensureInstalled();
runPinned('tools/production/production.ts');
