import { ensureInstalled, runPinned } from './launch/pinnedNode.mjs';

ensureInstalled();
runPinned('tools/docs/reference.ts');
