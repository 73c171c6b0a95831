import { type Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import type { ShopAccount } from '../shop/shopAccounts.ts';
import { pageTexts } from './pageTexts.ts';

type OwnMembership = ShopAccount['memberships'][number];

type OwnMemberships = {
  memberships: readonly OwnMembership[];
  canceling: string | null;
  language: Language;
  /** The URL of the forms. */
  address: string;
  nameOf: (brand: string) => string;
};

/**
 * The next event of a bought membership: either the next charge with a button to cancel the renewal, which asks for confirmation, or the end
 * [MEM-01].
 */
export function ownMembershipsOf({ memberships, canceling, language, address, nameOf }: OwnMemberships): Html {
  const texts = pageTexts[language].renewal;
  const dayOf = (moment: string) => formatDay(moment, { language, timeZone: 'Europe/Amsterdam', withYear: true });
  const form = (id: string, more: Html) =>
    html`<form method="post" action="${address}#membership"><input type="hidden" name="form" value="renewal"><input type="hidden" name="membership" value="${id}">${more}</form>`;
  const cancel = ({ id, endsAt }: OwnMembership) =>
    canceling === id
      ? html`<p class="notice" role="alert">${texts.ask(dayOf(endsAt))}</p>
        ${form(id, html`<button class="danger" name="confirm" value="yes">${texts.yes}</button><button class="quiet" name="confirm" value="no">${texts.no}</button>`)}`
      : form(id, html`<button class="quiet">${texts.cancel}</button>`);
  const own = (membership: OwnMembership) => {
    const { brand, endsAt, renewal } = membership;
    const name = nameOf(brand);
    if (renewal === null) return html`<p>${texts.ends(name, dayOf(endsAt))}</p>`;
    const amount = moneyIn(language, renewal);
    const next =
      Date.parse(endsAt) > Date.now() ? texts.renews(name, dayOf(endsAt), amount) : texts.charging(name, amount);
    return html`<p>${next}</p>${cancel(membership)}`;
  };
  return html`${memberships.map(own)}`;
}
