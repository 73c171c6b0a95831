import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

type StepLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** A path below the shop: `comparetransport/nl`. */
  path: string;
};

/** A link to another page of the shop, with the query of this one [RTE-02]. */
export function StepLink({ path, ...rest }: StepLinkProps) {
  const { search } = useLocation();
  const slug = useAtomValue(configAtom)?.slug;
  const to = { pathname: `/${slug}/${path}`, search };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <a {...rest} href={useHref(to)} onClick={follow} />;
}
