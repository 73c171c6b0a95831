import { join } from 'node:path';
import { journeysFolder } from '../src/runningShop.ts';

/** The folder of the pages that show each remote alone, for one run. */
export const harnessesFolder = (): string => join(journeysFolder(), 'harnesses');
