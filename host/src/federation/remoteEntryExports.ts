import type { getInstance } from '@module-federation/enhanced/runtime';

type FederationInstance = NonNullable<ReturnType<typeof getInstance>>;

type LoadEntry = FederationInstance['remoteHandler']['hooks']['lifecycle']['loadEntry'];

/** The exports of a remote's entry: `init` takes the share scope, `get` an exposed module. */
export type RemoteEntryExports = Extract<Awaited<ReturnType<Parameters<LoadEntry['on']>[0]>>, object>;
