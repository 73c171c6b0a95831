import { withCarriedQuery } from '@festival/shared-ui/link/withCarriedQuery';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site outside of the page's shop, such as `/`. */
  to: string;
};

/** A plain link to another document of this site that carries the query [RTE-02]. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { search } = useLocation();
  return <a {...rest} href={withCarriedQuery(to, search)} />;
}
