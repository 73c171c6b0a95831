import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { endUserSession, openUserSession, readUserSession } from '@festival/shared-contracts/api/sessionCalls';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { singleFlight } from '../caching/singleFlight.ts';
import { ShopApiAway, shopApi } from '../shop/shopDirectory.ts';

/**
 * The active sessions, as the shop API records them: a copied cookie becomes invalid with its session, at every host. All methods throw ShopApiAway
 * while the shop API does not answer.
 */
export interface SessionRegister {
  /** Records a session of the account that has signed in. Returns its id. */
  open(userToken: string): Promise<string>;
  isActive(id: string): Promise<boolean>;
  end(id: string): Promise<void>;
}

const timeLimit = 2_000;

const away = (what: string, { status, code }: ShopError) =>
  new ShopApiAway(`The session could not be ${what}: ${status} ${code}`);

export function sessionRegister(shopApiUrl: string): SessionRegister {
  const http = shopApi(shopApiUrl);
  const inTime = () => AbortSignal.timeout(timeLimit);

  async function isActive(id: string): Promise<boolean> {
    const read = await callEndpoint(http, readUserSession, { headers: { session: id }, signal: inTime() });
    if (!read.ok && read.error.code !== 'session.over') throw away('read', read.error);
    return read.ok;
  }

  return {
    async open(userToken) {
      const opened = await callEndpoint(http, openUserSession, { body: {}, headers: { userToken }, signal: inTime() });
      if (!opened.ok) throw away('opened', opened.error);
      return opened.value.data.id;
    },
    // The requests of one page arrive together and share one answer.
    isActive: singleFlight((id: string) => id, isActive),
    async end(id) {
      const ended = await callEndpoint(http, endUserSession, { headers: { session: id }, signal: inTime() });
      if (!ended.ok) throw away('ended', ended.error);
    },
  };
}
