import { ensureInstalled, runPinned } from './launch/pinnedNode.mjs';

ensureInstalled();
runPinned('tools/test/cluster.ts');
