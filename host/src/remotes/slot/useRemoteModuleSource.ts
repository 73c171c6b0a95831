import { use } from 'react';
import { type RemoteModuleSource, RemoteModuleSourceContext } from './remoteModuleSource.ts';

/** The page's source of remote modules. @throws outside a page. */
export function useRemoteModuleSource(): RemoteModuleSource {
  const source = use(RemoteModuleSourceContext);
  if (!source) throw new Error('A remote slot needs an RemoteModuleSourceContext around it.');
  return source;
}
