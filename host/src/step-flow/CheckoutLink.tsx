import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useAtomValue } from 'jotai';
import type { MouseEvent, ReactNode } from 'react';
import { usePage } from '../page/PageContext.tsx';
import { pagePath } from '../routing/pagePath.ts';

interface CheckoutLinkProps {
  className?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/**
 * The link to the checkout. It opens the panel over the page; without scripts, or in a new tab, it opens the checkout
 * page.
 */
export function CheckoutLink({ className, isCurrent = false, children }: CheckoutLinkProps) {
  const commands = useAtomValue(commandsAtom);
  const { config } = usePage();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || isCurrent) return;
    event.preventDefault();
    commands.overlay.openCheckout('basket');
  };
  return (
    <ShopLink
      to={pagePath('slug-checkout', { slug: config?.slug })}
      className={className}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={open}
    >
      {children}
    </ShopLink>
  );
}
