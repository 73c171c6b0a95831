import { ensureInstalled, runPinned } from './launch/pinnedNode.mjs';

ensureInstalled();
runPinned('tools/build/build.ts');
