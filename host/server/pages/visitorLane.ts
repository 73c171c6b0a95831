import type { ReleaseDocument } from '@festival/shared-contracts/release/releaseDocument';
import { resolvePins } from '@festival/shared-contracts/release/resolvePins';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';
import { visitorId } from './visitorId.ts';

/** The release that a visitor gets, and who they are for its canaries. */
export interface VisitorLane {
  document: ReleaseDocument;
  visitor: string;
}

/** The lane of a visitor in the release of a shop's brand [FED-03]; undefined without a release. */
export async function visitorLane(
  releases: ReleaseSource,
  request: FastifyRequest,
  reply: FastifyReply,
  { brand }: ShopKeys,
): Promise<VisitorLane | undefined> {
  const document = await releases.current(brand);
  return document && { document, visitor: visitorId(request, reply) };
}

/** What all visitors of a lane have in common: the release, and the versions that they get of it [FED-04]. */
export const laneKey = ({ document: { release }, visitor }: VisitorLane): string =>
  [release.revision, ...Object.values(resolvePins(release, visitor)).map(({ version }) => version)].join(' ');
