import { useSiteAddress } from '@festival/shared-ui/link/useSiteAddress';
import type { ComponentProps } from 'react';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site outside the page's shop, such as `/`, or the address of another site. */
  to: string;
};

/** A plain link to another document; on this site it keeps the query [RTE-02]. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <a {...rest} href={useSiteAddress(to)} />;
}
