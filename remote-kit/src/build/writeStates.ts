import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fakeWorld } from '../harness/page/fakeWorld.ts';
import type { RemoteStates } from '../harness/states/remoteStates.ts';
import { type SampleStates, sampleSlug, sampleState } from '../harness/states/sampleState.ts';

/** A remote's own states, relative to its folder. */
export const statesSource = join('harness', 'states.ts');

/** The states in a package. */
const statesFile = 'samples/states.json';

/**
 * Writes the remote's own states into its package, as data: the registry's mount renders each module in them. [BYD-09]
 */
export async function writeStates(folder: string, packageFolder: string): Promise<void> {
  const source = join(folder, statesSource);
  if (!existsSync(source)) return;
  const { states, shows } = (await import(pathToFileURL(source).href)) as RemoteStates;
  const target = join(packageFolder, statesFile);
  mkdirSync(dirname(target), { recursive: true });
  const samples: SampleStates = { shows, states: states.map((state) => sampleState(state, fakeWorld(sampleSlug))) };
  writeFileSync(target, JSON.stringify(samples));
}
