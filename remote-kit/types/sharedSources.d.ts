/** A build writes it from the share table: a provider of each shared module. */
declare module '#shared-providers' {
  export const sharedProviders: readonly { specifier: string; version: string; load: () => Promise<object> }[];
}

/** A build writes it from the share table: the server's own instance of each shared module. */
declare module '#shared-modules' {
  export const sharedModules: Readonly<Record<string, object>>;
}
