import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { withCarriedQuery } from './withCarriedQuery.ts';

/**
 * The props of a link to a page of the shop. The page routes a plain press, and the browser handles other presses. The
 * query is kept [RTE-02].
 * @param to an absolute path of this site, `/zomer/tickets`, or a path relative to the shop, `extras/locker`.
 */
export function useShopLink(to: string): { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void } {
  const { search } = useLocation();
  const slug = useAtomValue(configAtom)?.slug;
  const address = withCarriedQuery(to.startsWith('/') ? to : `/${slug}/${to}`, search);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(address);
  return { href: useHref(address), onClick };
}
