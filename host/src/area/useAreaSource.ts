import { use } from 'react';
import { type AreaSource, AreaSourceContext } from './areaSource.ts';

/** The page's source of areas. @throws outside of a page. */
export function useAreaSource(): AreaSource {
  const source = use(AreaSourceContext);
  if (!source) throw new Error('An area needs an AreaSourceContext around it.');
  return source;
}
