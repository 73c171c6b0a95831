import { join } from 'node:path';

/** Where a run's pages of remotes alone are. */
export const harnessesFolder = (): string => {
  const { JOURNEYS_DATA } = process.env;
  if (!JOURNEYS_DATA)
    throw new Error('JOURNEYS_DATA is not set: run this with Playwright, at the top of the repository');
  return join(JOURNEYS_DATA, 'harnesses');
};
