import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { OfferedMethod, PaymentProviders } from './paymentProvider.ts';

type Sale = {
  provider: ShopConfig['paymentProvider'];
  /** The buyer's country: two letters, in upper case. */
  country: string;
};

/** The methods that a provider offers the buyers of a country, in the provider's order. It never rejects. */
export type OfferedMethods = (sale: Sale) => Promise<readonly OfferedMethod[]>;

/** The methods that every provider accepts, used until the provider returns its list. */
const withoutAnswer: readonly OfferedMethod[] = [{ uid: 'card' }];

/** The milliseconds for which a list is cached, a failure is cached, and a shopper waits for the first list. */
const freshFor = 600_000;
const retryAfter = 10_000;
const patience = 2_000;

type Known = { methods: readonly OfferedMethod[]; askAgainAt: number; pending: Promise<void> | null };

/**
 * Fetches the providers' payment methods, once for all shoppers of a country. While the next list is fetched, the
 * outdated one is used. If a provider does not respond, its last list is used, otherwise only the card, so that no
 * shopper waits long for a list [PAY-01].
 * @param onUnread is called for each list that could not be read or was empty, with the sale that needed the list
 * [ERR-04].
 */
export function offeredMethods(
  providers: PaymentProviders,
  onUnread: (error: unknown, sale: Sale) => void,
  now: () => number = Date.now,
): OfferedMethods {
  const known = new Map<string, Known>();
  const ask = async (one: Known, { provider, country }: Sale) => {
    try {
      const methods = await providers.get(provider)?.methods({ country });
      if (methods?.length === 0) throw new Error('The provider offers no payment method that the shop supports');
      one.methods = methods ?? one.methods;
      one.askAgainAt = now() + freshFor;
    } catch (error) {
      onUnread(error, { provider, country });
      one.askAgainAt = now() + retryAfter;
    }
    one.pending = null;
  };
  return async (sale) => {
    const key = `${sale.provider} ${sale.country}`;
    const one = known.get(key) ?? { methods: withoutAnswer, askAgainAt: 0, pending: null };
    const isFirst = !known.has(key);
    known.set(key, one);
    if (one.pending === null && one.askAgainAt <= now()) one.pending = ask(one, sale);
    if (one.pending && (isFirst || one.askAgainAt === 0)) await atMost(patience, one.pending);
    return one.methods;
  };
}

async function atMost(milliseconds: number, pending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([pending, over]);
  clearTimeout(timer);
}
