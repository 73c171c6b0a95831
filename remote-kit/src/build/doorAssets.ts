import type { DoorAssets } from '@festival/shared-contracts/release/remoteReleaseManifest';
import type { Compilation, Module } from 'webpack';
import { doorChunkName } from '../remote/doorChunkName.ts';

/** The scripts and styles of each door, without those that it loads later. */
export function doorAssets(compilation: Compilation, doors: readonly string[]): Record<string, DoorAssets> {
  return Object.fromEntries(
    doors.map((door) => {
      const group = compilation.namedChunkGroups.get(doorChunkName(door));
      if (!group) throw new Error(`webpack made no chunk for the door ${door}`);
      const files = group.getFiles();
      return [
        door,
        { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) },
      ];
    }),
  );
}

interface ConsumedModule extends Module {
  options: { shareKey: string };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

/** The shared modules that this build takes from the host. */
export const consumedModules = (compilation: Compilation): string[] =>
  [...compilation.modules]
    .filter(isConsumed)
    .map((module) => module.options.shareKey)
    .sort();
