import type { SlotTrace } from '@festival/release-contracts/release/slotTrace';

/** The traces that wait for the registry. */
export interface WaitingTraces {
  add(trace: SlotTrace): void;
  /** Returns the traces by brand; they no longer wait. */
  take(): [brand: string, traces: SlotTrace[]][];
}

/** The maximum over all brands. If more wait, the registry is unavailable, and the latest ones are kept. */
const most = 100;

export function waitingTraces(): WaitingTraces {
  let waiting: SlotTrace[] = [];
  return {
    add(trace) {
      waiting = [...waiting, trace].slice(-most);
    },
    take() {
      const byBrand = Map.groupBy(waiting, ({ brand }) => brand);
      waiting = [];
      return [...byBrand];
    },
  };
}
