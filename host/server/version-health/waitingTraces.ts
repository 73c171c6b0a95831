import type { SlotTrace } from '@festival/release-contracts/release/slotTrace';

/** The traces that wait for the registry. */
export interface WaitingTraces {
  add(trace: SlotTrace): void;
  /** By brand; from then on none of them waits. */
  take(): [brand: string, traces: SlotTrace[]][];
}

/** Of all brands. While more wait, the registry is away, and the latest are as good as the first. */
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
