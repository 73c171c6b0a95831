import { splitModuleName } from '../../src/remotes/slot/splitModuleName.ts';
import type { RemoteFiles } from './renderRequest.ts';

/** A version of an exposed module that has lost pages in a brand. */
export interface HangingModule {
  brand: string;
  module: string;
  version: string;
}

export interface HangingModules {
  /** Counts a page that was lost while this module's code ran. */
  count(lost: HangingModule): void;
  /** The exposed modules of these remotes that are skipped in a brand now. */
  skipped(brand: string, files: Readonly<Record<string, Pick<RemoteFiles, 'version'>>>): string[];
}

interface HangingOptions {
  /** The number of lost pages after which a module is skipped. */
  most?: number;
  /** Milliseconds for which a module is skipped; after that, one more lost page is enough. */
  pause?: number;
  /** Called when a module is skipped from now on. */
  onSkip: (skipped: HangingModule & { pause: number }) => void;
  now?: () => number;
}

/**
 * Records modules that do not finish: a module that has lost two pages is skipped until the brand has another version of it or the pause is over
 * [FED-05]. Each server counts separately.
 */
export function hangingModules({
  most = 2,
  pause = 300_000,
  onSkip,
  now = () => performance.now(),
}: HangingOptions): HangingModules {
  const known = new Map<string, HangingModule & { lost: number; until: number }>();
  return {
    count(hanging) {
      const key = `${hanging.brand} ${hanging.module}`;
      const former = known.get(key);
      const lost = former?.version === hanging.version ? former.lost + 1 : 1;
      const isSkipped = lost >= most;
      // Pages that were being made when the module was skipped are not reported again.
      const wasSkipped = former?.version === hanging.version && former.until > now();
      known.set(key, { ...hanging, lost, until: isSkipped ? now() + pause : 0 });
      if (isSkipped && !wasSkipped) onSkip({ ...hanging, pause });
    },
    skipped: (brand, files) =>
      known
        .values()
        .filter(
          (one) =>
            one.brand === brand &&
            one.until > now() &&
            files[splitModuleName(one.module).remote]?.version === one.version,
        )
        .map(({ module }) => module)
        .toArray(),
  };
}
