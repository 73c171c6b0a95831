import type { MountReport } from '../mounts/mountReport.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

/** A version, and the brand for which it was mounted. */
type Place = { name: string; version: string; brand: string };

/** What was seen when a version was mounted for a brand. */
export function mountCalls(address: RegistryAddress) {
  const pathOf = ({ name, version, brand }: Place) =>
    `/versions/${[name, version].map(encodeURIComponent).join('/')}/mounts/${encodeURIComponent(brand)}`;
  return {
    /** Stores a report. Without `force`, a version can be activated only if its report has no fault. */
    keepMount: (place: Place, report: MountReport & { by: string }) =>
      callRegistry(address, { method: 'PUT', path: pathOf(place), body: report, answer: registryAnswers.mountKept }),
    /** The last report for each brand that the version was mounted for. */
    mountsOf: ({ name, version }: Omit<Place, 'brand'>) =>
      callRegistry(address, {
        method: 'GET',
        path: `/versions/${[name, version].map(encodeURIComponent).join('/')}/mounts`,
        answer: registryAnswers.mounts,
      }),
    /** The last report; refused as `not-mounted` if there is none. */
    mountOf: (place: Place) =>
      callRegistry(address, { method: 'GET', path: pathOf(place), answer: registryAnswers.mountKept }),
  };
}
