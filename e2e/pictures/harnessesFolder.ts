import { join } from 'node:path';
import { journeysFolder } from '../src/runningShop.ts';

/** Where a run's pages of remotes alone are. */
export const harnessesFolder = (): string => join(journeysFolder(), 'harnesses');
