import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DelayRange, delayWithin } from './delayWithin.ts';

/** Milliseconds between two updates of the progress. */
const tickEvery = 200;

interface DelayedCart {
  /** From 0 to 1; null while no cart is about to open. */
  progress: number | null;
  begin: () => void;
}

interface Wait {
  /** The start of the delay, in milliseconds of this browser's clock. */
  from: number;
  lasts: number;
}

/**
 * Opens the cart after a random delay in the range; `close` first closes the overlay above it. Nothing opens after the component is
 * removed.
 */
export function useDelayedCart(range: DelayRange, close: () => Promise<unknown>): DelayedCart {
  const commands = useCommands();
  const [wait, setWait] = useState<Wait | null>(null);
  const [now, setNow] = useState(0);
  const open = useEffectEvent(async () => {
    await close();
    await commands().overlay.openCheckout('basket');
  });
  useEffect(() => {
    if (!wait) return;
    const timer = setInterval(() => {
      const time = Date.now();
      setNow(time);
      if (time < wait.from + wait.lasts) return;
      clearInterval(timer);
      void open();
    }, tickEvery);
    return () => clearInterval(timer);
  }, [wait]);
  const begin = () => {
    const from = Date.now();
    setNow(from);
    setWait({ from, lasts: delayWithin(range) });
  };
  return { progress: wait && Math.min(1, (now - wait.from) / wait.lasts), begin };
}
