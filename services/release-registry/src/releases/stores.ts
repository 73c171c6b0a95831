import type { HostStore } from '../hosts/hostStore.ts';
import type { MountStore } from '../mounts/mountStore.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** All stores of the registry. */
export type Stores = { versions: VersionStore; releases: ReleaseStore; hosts: HostStore; mounts: MountStore };
