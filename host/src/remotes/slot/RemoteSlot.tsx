import { type ComponentType, memo, Suspense, use, useEffect, useEffectEvent } from 'react';
import { slotReady } from '../../network/pageMarks.ts';
import { useHandOn } from '../../page/early-press/useHandOn.ts';
import { AsServed } from './AsServed.tsx';
import { RemoteSlotBoundary } from './RemoteSlotBoundary.tsx';
import { type ReadyModule, type SlotAddress, slotKey } from './remoteModuleSource.ts';
import { useRemoteModule } from './useRemoteModule.ts';
import { useRemoteModuleSource } from './useRemoteModuleSource.ts';

interface RemoteSlotProps extends Pick<SlotAddress, 'module'>, Partial<Pick<SlotAddress, 'params' | 'query'>> {
  /** A component with the shape of the content; pass the same one in every render. */
  Skeleton: ComponentType;
}

const slotOf = ({ module, params = {}, query = '' }: RemoteSlotProps): SlotAddress => ({
  module,
  params,
  query,
});

interface RemoteContentProps {
  pending: Promise<ReadyModule>;
  slot: SlotAddress;
  /** Loads the module again. */
  reload: () => void;
}

function RemoteContent({ pending: promise, slot: { module, params }, reload }: RemoteContentProps) {
  const source = useRemoteModuleSource();
  const { Component, data, version } = use(promise);
  const tellShown = useEffectEvent(() => {
    if (!source.shown(module, version)) reload();
  });
  useHandOn();
  useEffect(() => {
    performance.mark(slotReady + module);
    // If an effect of the module throws, the clean-up of this effect cancels the report.
    const timer = setTimeout(tellShown);
    return () => clearTimeout(timer);
  }, [module]);
  return (
    <AsServed>
      <Component data={data} params={params} />
    </AsServed>
  );
}

function Slot(props: RemoteSlotProps) {
  const slot = slotOf(props);
  const source = useRemoteModuleSource();
  const { pending, reload } = useRemoteModule(slot);
  return (
    <RemoteSlotBoundary
      key={slotKey({ ...slot, query: '' })}
      module={slot.module}
      onError={source.failed}
      onRetry={reload}
    >
      <Suspense fallback={<props.Skeleton />}>
        <RemoteContent pending={pending} slot={slot} reload={reload} />
      </Suspense>
    </RemoteSlotBoundary>
  );
}

const isSameSlot = (before: RemoteSlotProps, after: RemoteSlotProps) =>
  before.Skeleton === after.Skeleton && slotKey(slotOf(before)) === slotKey(slotOf(after));

/**
 * The place of the page that an exposed module fills. It is rendered again only when its address changes. A render from
 * above, while the server's content waits for its code, would silently replace that content with the skeleton. React
 * keeps a shown skeleton for 300 ms [RTE-10].
 */
export const RemoteSlot = memo(Slot, isSameSlot);
