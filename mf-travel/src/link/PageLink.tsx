import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useShopLink } from '@festival/shared-ui/link/useShopLink';
import type { ComponentProps, MouseEvent } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick' | 'render'> & {
  /** A path below the shop, with its own query if it has one: `travel/cabin?persons=4`. */
  to: string;
};

/** A link to a page of the shop that keeps the query. The page handles a plain press; the browser handles all others [RTE-02]. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const commands = useCommands();
  const { href } = useShopLink(to);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void commands().navigation.goTo(to);
  };
  return <ButtonLink {...rest} href={href} onClick={follow} />;
}
