import { startEarlyPresses } from './startEarlyPresses.ts';

window.earlyPresses = startEarlyPresses();
