import { ensureInstalled, runPinned } from './launch/pinnedNode.mjs';

ensureInstalled();
runPinned('node_modules/@biomejs/biome/bin/biome');
