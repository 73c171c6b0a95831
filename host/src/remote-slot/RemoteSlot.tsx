import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import { type ComponentType, memo, Suspense, use } from 'react';
import { RemoteSlotBoundary } from './RemoteSlotBoundary.tsx';
import { type ReadyModule, type SlotAddress, slotKey } from './remoteModuleSource.ts';
import { useRemoteModule } from './useRemoteModule.ts';

interface RemoteSlotProps {
  module: ExposedModuleName;
  params?: Readonly<Record<string, string>>;
  /** The query string, without the question mark. */
  query?: string;
  /** Has the shape of what follows; a component of its own, so that it stays the same from render to render. */
  Skeleton: ComponentType;
}

const slotOf = ({ module, params = {}, query = '' }: RemoteSlotProps): SlotAddress => ({
  module: module,
  params,
  query,
});

function RemoteContent({ pending: reading, params }: { pending: Promise<ReadyModule>; params: SlotAddress['params'] }) {
  const { Component, data } = use(reading);
  return <Component data={data} params={params} />;
}

function Slot(props: RemoteSlotProps) {
  const slot = slotOf(props);
  const { pending, report, retry: readAgain } = useRemoteModule(slot);
  return (
    <RemoteSlotBoundary key={slotKey({ ...slot, query: '' })} module={slot.module} onError={report} onRetry={readAgain}>
      <Suspense fallback={<props.Skeleton />}>
        <RemoteContent pending={pending} params={slot.params} />
      </Suspense>
    </RemoteSlotBoundary>
  );
}

const isSameSlot = (before: RemoteSlotProps, after: RemoteSlotProps) =>
  before.Skeleton === after.Skeleton && slotKey(slotOf(before)) === slotKey(slotOf(after));

/**
 * A part of the page that a remote fills. It renders again only for another place: one render above it while the
 * server's content waits for its code would replace that content by the skeleton, without a word.
 */
export const RemoteSlot = memo(Slot, isSameSlot);
