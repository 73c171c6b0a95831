import { useCommands } from '@festival/shared-ui/commands/useCommands';
import type { MouseEvent } from 'react';

/** The props of a link to another page of the shop. A plain click is routed in the page, with the query string [RTE-02]. */
export function useShopLink(path: string): { href: string; onClick: (event: MouseEvent) => void } {
  const commands = useCommands();
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    commands().navigation.goTo(path.split('/').slice(2).join('/'));
  };
  return { href: path, onClick };
}
