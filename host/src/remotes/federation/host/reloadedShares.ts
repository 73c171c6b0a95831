import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A shared module that could not be loaded is loaded anew by the next remote that needs it; the runtime would answer the failed promise for ever. */
export const reloadedShares: ModuleFederationRuntimePlugin = {
  name: 'festival-reloaded-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) shared.loading = null;
    }
  },
};
