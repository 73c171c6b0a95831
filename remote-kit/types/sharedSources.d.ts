/** A build writes it from the share table: the modules that a page shares. */
declare module '#shared-providers' {
  interface SharedOptions {
    version: string;
    get: () => Promise<() => object>;
    shareConfig: { singleton: true; requiredVersion: false };
  }
  /** What `registerShared` of Module Federation takes, by specifier. Each module is loaded, by `loadChunk` if given, when a remote first needs it. */
  export const sharedModules: (
    loadChunk?: (load: () => Promise<object>) => Promise<object>,
  ) => Record<string, SharedOptions>;
}

/** A build writes it from the share table: the server's own instance of each shared module. */
declare module '#shared-modules' {
  export const sharedModules: Readonly<Record<string, object>>;
}
