import { join } from 'node:path';
import { journeysFolder } from '../src/runningShop.ts';

/** The folder of the pages that serve each remote alone in a run. */
export const harnessesFolder = (): string => join(journeysFolder(), 'harnesses');
