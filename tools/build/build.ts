/** `npm run build`: builds the host, the release console and every remote that has changed. */
import { buildAll } from '../launch/buildAll.ts';
import { LaunchProblem } from '../launch/launchSettings.ts';

try {
  for (const line of await buildAll()) console.log(line);
} catch (error) {
  console.error(error instanceof LaunchProblem ? error.message : error);
  process.exitCode = 1;
}
