import { configAtom } from '@festival/shared-contracts/state/shopState';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import type { ComponentProps, MouseEvent } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick' | 'render'> & {
  /** Below the shop, with a query where it has one of its own: `travel/cabin?persons=4`. */
  to: string;
};

/** A link to a page of the shop: a plain press is routed in the page and carries the query; the browser handles any other [RTE-02]. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const commands = useCommands();
  const slug = useAtomValue(configAtom)?.slug;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void commands().navigation.goTo(to);
  };
  return <ButtonLink {...rest} href={`/${slug}/${to}`} onClick={follow} />;
}
