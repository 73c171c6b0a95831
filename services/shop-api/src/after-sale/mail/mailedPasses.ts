import { placeIn, titleIn } from '../order-facts/festivalFacts.ts';
import { googlePassLink } from '../pass/googlePassLink.ts';
import type { Wallets } from '../pass/wallets.ts';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import type { MailBrand } from './mailBrand.ts';

/** The Google Wallet link of each ticket of an order, in the same order; empty if the operator has no account. */
export async function mailedPasses(
  { config, language, reference, buyer, tickets }: ConfirmedOrder,
  brand: MailBrand,
  { google: wallet }: Wallets,
): Promise<string[]> {
  if (!wallet) return [];
  return Promise.all(
    tickets.map(({ productId, product, name, code, holder }) =>
      googlePassLink(wallet, {
        eventId: config.apiNamespace,
        productId,
        language,
        issuer: brand.name,
        festival: titleIn(config, language),
        place: placeIn(config, language),
        name,
        holder: holder ?? buyer.fullName,
        reference,
        code,
        doorsAt: product?.meta.doorsAt,
        endsAt: product?.meta.endsAt,
        color: brand.looks.primary,
      }),
    ),
  );
}
