import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { freshBytes, nonceBytes } from '../security/newNonce.ts';

/** The visit of a page: its visitor and its release. */
export interface ProvenVisit {
  /** The browser's id for canaries, from its cookie. */
  visitor: string;
  brand: string;
  revision: number;
}

/**
 * The proof that a host has made a page: the page's nonce, which only the page's own scripts and their server know. A report of a visit only counts
 * with this proof, for the browser, brand and release of the page. [BYD-08]
 */
export interface VisitProofs {
  /** A nonce for one answer. */
  make(visit: ProvenVisit): string;
  /** The page's id, and the time when it was made, in seconds since 1970; undefined if no host made such a page for this visit. */
  read(proof: string, visit: ProvenVisit): { id: string; madeAt: number } | undefined;
}

interface ProofOptions {
  /** A secret that all hosts share, such as their token at the registry; by default a secret of this process. */
  secret?: string | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const timeBytes = 4;
const idBytes = 8;

export function visitProofs({ secret, now = Date.now }: ProofOptions = {}): VisitProofs {
  const key = createHmac('sha256', secret ?? randomBytes(32))
    .update('visits of pages')
    .digest();

  function sealed(head: Buffer, { visitor, brand, revision }: ProvenVisit): Buffer {
    const seal = createHmac('sha256', key).update(head).update(`${visitor} ${brand} ${revision}`).digest();
    return Buffer.concat([head, seal], nonceBytes);
  }

  return {
    make(visit) {
      const head = Buffer.alloc(timeBytes + idBytes);
      head.writeUInt32BE(Math.floor(now() / 1_000));
      freshBytes(idBytes).copy(head, timeBytes);
      return sealed(head, visit).toString('base64');
    },
    read(proof, visit) {
      const given = Buffer.from(proof, 'base64');
      if (given.length !== nonceBytes) return undefined;
      const head = given.subarray(0, timeBytes + idBytes);
      if (!timingSafeEqual(given, sealed(head, visit))) return undefined;
      return { id: head.toString('base64', timeBytes), madeAt: head.readUInt32BE() };
    },
  };
}
