import { NoTurn } from '@festival/service-kit/jobs/turns';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAdmission } from '../load-shedding/pageAdmission.ts';

/** Whether a browser prefetches a page that the visitor has not opened [RTE-14]. */
export const isSpeculated = ({ headers }: FastifyRequest): boolean =>
  String(headers['sec-purpose'] ?? '').startsWith('prefetch');

/** A prerendered page would run its scripts, count as a visit and prefetch other pages; with data saver, pages are not prefetched at all. */
const isUnwanted = ({ headers }: FastifyRequest): boolean =>
  String(headers['sec-purpose']).includes('prerender') || headers['save-data'] === 'on';

/** The cookie by which a prefetched page knows that it is still valid; `leaveStalePage` reads it. */
const cookieName = 'speculated';

/** Seconds for which a guest's page may be shown after it was prefetched: as long as a shared page is sent. */
const secondsTrue = 3;

/** Cookies that determine the visitor and the language of a page. */
const ofVisitor = /^(cart_|order_|offer_|session|language)/;

const plain = (request: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** Invalidates prefetched pages once the visitor signs in or out, gets or leaves a cart, or chooses a language. */
export const endSpeculations = (app: FastifyInstance): void =>
  void app.addHook('onRequest', (request, reply, done) => {
    const [set, clear] = [reply.setCookie.bind(reply), reply.clearCookie.bind(reply)];
    const isMarked = request.cookies[cookieName] !== undefined;
    const end = (name: string) => isMarked && ofVisitor.test(name) && clear(cookieName, plain(request));
    reply.setCookie = (name, ...rest) => {
      end(name);
      return set(name, ...rest);
    };
    reply.clearCookie = (name, ...rest) => {
      end(name);
      return clear(name, ...rest);
    };
    done();
  });

/** Marks a prefetched page as valid for a few seconds, by the last characters of its nonce, which no other page has. */
export const markTrue = (request: FastifyRequest, reply: FastifyReply, nonce: string): void =>
  void reply.setCookie(cookieName, nonce.slice(-8), { ...plain(request), maxAge: secondsTrue });

/** Refuses a prefetch: the browser requests the page again when the link is pressed. */
export const refuseSpeculation = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('cache-control', 'no-store').send();

/** Makes a prefetched page only while no other page is made, so that it takes no place from waiting visitors. */
export const whileSpare = (admission: Pick<PageAdmission, 'underWay'>) => {
  let isMaking = false;
  return async <Page>(make: () => Promise<Page>): Promise<Page> => {
    if (isMaking || admission.underWay() > 0) throw new NoTurn('others wait for their pages');
    isMaking = true;
    try {
      return await make();
    } finally {
      isMaking = false;
    }
  };
};

/** Answers a prefetch, or refuses it if its page is not shared, if prefetches are not wanted, or if other visitors wait for pages. */
export const answerSpeculation = async (
  request: FastifyRequest,
  reply: FastifyReply,
  send: () => Promise<FastifyReply | undefined>,
): Promise<FastifyReply> => {
  if (isUnwanted(request)) return refuseSpeculation(reply);
  try {
    return (await send()) ?? refuseSpeculation(reply);
  } catch (error) {
    if (!(error instanceof NoTurn)) throw error;
    return refuseSpeculation(reply);
  }
};
