/** Written by a build out of the share table: a provider of each module that a page has once. */
declare module '#shared-providers' {
  export const sharedProviders: readonly { specifier: string; version: string; load: () => Promise<object> }[];
}

/** Written by a build out of the share table: the server's own instance of each shared module. */
declare module '#shared-modules' {
  export const sharedModules: Readonly<Record<string, object>>;
}
