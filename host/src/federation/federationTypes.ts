import type { getInstance } from '@module-federation/enhanced/runtime';

/** The runtime's instance of this page. */
export type FederationInstance = NonNullable<ReturnType<typeof getInstance>>;

type LoadEntry = FederationInstance['remoteHandler']['hooks']['lifecycle']['loadEntry'];

/** What a remote's entry offers: `init` with the share scope, `get` of an exposed module. */
export type RemoteEntryExports = Extract<Awaited<ReturnType<Parameters<LoadEntry['on']>[0]>>, object>;
