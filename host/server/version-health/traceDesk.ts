import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import type { PageTrace, SlotTrace } from '@festival/release-contracts/release/slotTrace';
import type { FastifyRequest } from 'fastify';
import { knownVisitor } from '../http/visitorId.ts';
import type { RegistryContact } from '../releases/registryContact.ts';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import { browserName } from './browserName.ts';
import { framesOf, impersonal } from './impersonal.ts';
import { pageIdOf } from './pageIdOf.ts';
import type { VisitProofs } from './visitProofs.ts';
import type { WaitingTraces } from './waitingTraces.ts';

export interface TraceDeps {
  proofs: Pick<VisitProofs, 'read'>;
  releases: ReleaseSource;
  contact: Pick<RegistryContact, 'awaySince'>;
  isBrand: (brand: string) => boolean;
  waiting: Pick<WaitingTraces, 'add'>;
  now?: () => number;
}

/** The page of a trace, as the page reports it, with its proof. */
interface TracedPage {
  brand: string;
  revision: number;
  proof: string;
}

/** Checks traces of pages: those with a proof are logged and queued for the registry. */
export interface TraceDesk {
  /**
   * Returns the accepted trace; undefined if no host made such a page for this browser. `tell` gets the brand's newest release, which is only read
   * for proven pages.
   */
  take(
    request: FastifyRequest,
    page: TracedPage,
    tell: (newest: ReleaseDocument | undefined) => PageTrace,
  ): Promise<SlotTrace | undefined>;
}

/** A fault without what may be personal, like an error of a list. */
const cleaned = ({ message, stack, ...fault }: PageTrace['faults'][number]): PageTrace['faults'][number] => ({
  ...fault,
  message: impersonal(message),
  ...(stack !== undefined && { stack: framesOf(stack).join('\n') }),
});

/** Milliseconds for which a page may send traces, so that proofs can't be collected and used all at once later. */
const toldFor = 12 * 60 * 60 * 1_000;

export function traceDesk({ proofs, releases, contact, isBrand, waiting, now = Date.now }: TraceDeps): TraceDesk {
  return {
    async take(request, { brand, revision, proof }, tell) {
      const visitor = knownVisitor(request);
      const page = visitor && isBrand(brand) ? proofs.read(proof, { visitor, brand, revision }) : undefined;
      if (!page || page.madeAt * 1_000 < now() - toldFor) return undefined;
      const document = (await releases.current(brand)) ?? undefined;
      const registryAway = contact.awaySince(brand, page.madeAt * 1_000);
      const trace = tell(document);
      const taken: SlotTrace = {
        ...trace,
        faults: trace.faults.map(cleaned),
        visit: pageIdOf(proof),
        at: new Date(now()).toISOString(),
        brand,
        revision,
        newest: document?.release.revision ?? revision,
        ...(registryAway !== undefined && { registryAway: new Date(registryAway).toISOString() }),
        browser: browserName(request.headers['user-agent']),
      };
      waiting.add(taken);
      const { visit, module, outcome, given, used, faults } = taken;
      request.log.warn(
        { event: 'slot-trace', visit, brand, revision, module, outcome, given, used, fault: faults.at(-1) },
        'what happened with a slot of a page',
      );
      return taken;
    },
  };
}
