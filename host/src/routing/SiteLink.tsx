import { useSiteAddress } from '@festival/shared-ui/link/useSiteAddress';
import type { ComponentProps } from 'react';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site outside of the page's shop, such as `/`, or another site's address. */
  to: string;
};

/** A plain link to another document, which carries the query on this site [RTE-02]. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <a {...rest} href={useSiteAddress(to)} />;
}
