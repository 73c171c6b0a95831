import type { DoorName } from '@festival/shared-contracts/doors/doors';
import { type ComponentType, memo, Suspense, use } from 'react';
import { AreaBoundary } from './AreaBoundary.tsx';
import { type AreaPlace, areaKey, type ReadyArea } from './areaSource.ts';
import { useReading } from './useReading.ts';

interface AreaSlotProps {
  door: DoorName;
  params?: Readonly<Record<string, string>>;
  /** The query string, without the question mark. */
  query?: string;
  /** Has the shape of what follows; a component of its own, so that it stays the same from render to render. */
  Skeleton: ComponentType;
}

const placeOf = ({ door, params = {}, query = '' }: AreaSlotProps): AreaPlace => ({ door, params, query });

function Area({ reading, params }: { reading: Promise<ReadyArea>; params: AreaPlace['params'] }) {
  const { Component, data } = use(reading);
  return <Component data={data} params={params} />;
}

function Slot(props: AreaSlotProps) {
  const place = placeOf(props);
  const { reading, report, readAgain } = useReading(place);
  return (
    <AreaBoundary key={areaKey({ ...place, query: '' })} door={place.door} onError={report} onRetry={readAgain}>
      <Suspense fallback={<props.Skeleton />}>
        <Area reading={reading} params={place.params} />
      </Suspense>
    </AreaBoundary>
  );
}

const isSameArea = (before: AreaSlotProps, after: AreaSlotProps) =>
  before.Skeleton === after.Skeleton && areaKey(placeOf(before)) === areaKey(placeOf(after));

/**
 * A part of the page that a remote fills. It renders again only for another place: one render above it while the
 * server's content waits for its code would replace that content by the skeleton, without a word.
 */
export const AreaSlot = memo(Slot, isSameArea);
