import { type Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { Account } from '../account/account.ts';
import type { ShopAccount } from '../shop/shopAccounts.ts';
import { fieldIn } from './fieldIn.ts';
import { ownMembershipsOf } from './ownMembershipsOf.ts';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';
import { wrongNotice } from './wrongNotice.ts';

type BrandStanding = ShopAccount['standings'][number];

export type AccountPage = ShopAccount & {
  account: Account;
  /** The id of the membership whose renewal the owner wants to cancel; the page asks the owner to confirm this. */
  canceling: string | null;
  /** A URL of the shop to return to, or null. */
  returnTo: string | null;
  language: Language;
  nonce: string;
  wrong: readonly string[];
  isSaved: boolean;
  /** Why the account was not erased. */
  erasure: 'wrong' | 'tooOften' | 'inPayment' | null;
};

const genders = ['', 'female', 'male', 'other'] as const;

/** The page of an account: details, memberships and newsletters. */
export function accountPage(shown: AccountPage): string {
  const { language, nonce, returnTo } = shown;
  const texts = pageTexts[language];
  const addressIn = (other: Language) =>
    `/account?language=${other}${returnTo === null ? '' : `&returnTo=${encodeURIComponent(returnTo)}`}`;
  const body = html`
    ${returnTo === null ? null : html`<a href="${returnTo}">${texts.account.back}</a>`}
    <div class="paper">
      <h1>${texts.account.title}</h1>
      <p>${shown.account.email}</p>
      ${shown.isSaved ? html`<p class="notice saved" role="status">${texts.account.saved}</p>` : wrongNotice(language, shown.wrong)}
      ${detailsForm(shown, addressIn(language))}
    </div>
    <section class="paper" aria-labelledby="membership"><h2 id="membership">${texts.membership.title}</h2>${membershipsOf(shown, addressIn(language))}</section>
    <section class="paper" aria-labelledby="newsletter"><h2 id="newsletter">${texts.newsletter.title}</h2>${newsletterForm(shown, addressIn(language))}</section>
    <section class="paper" aria-labelledby="erase"><h2 id="erase">${texts.erase.title}</h2>${eraseForm(shown, addressIn(language))}</section>`;
  return page({ title: texts.account.title, language, nonce, body, addressIn });
}

function detailsForm({ account, language, wrong }: AccountPage, address: string): Html {
  const texts = pageTexts[language];
  const field = fieldIn(language, wrong);
  const input = (name: Exclude<keyof Account, 'id' | 'gender' | 'isVerified'>, attributes: Html, hasHint = false) =>
    field({ name, value: account[name], attributes, hasHint });
  const option = (gender: (typeof genders)[number]) =>
    html`<option value="${gender}" ${gender === account.gender ? html`selected` : null}>${texts.genders[gender]}</option>`;
  return html`<form method="post" action="${address}" novalidate>
    <input type="hidden" name="form" value="details">
    <div class="pair">${input('givenName', html`autocomplete="given-name" required maxlength="80"`)}
      ${input('familyName', html`autocomplete="family-name" required maxlength="80"`)}</div>
    <div class="pair">${input('birthdate', html`type="date" autocomplete="bday"`)}
      <div><label for="gender">${texts.fields.gender}</label><select id="gender" name="gender">${genders.map(option)}</select></div></div>
    ${input('phoneNumber', html`type="tel" autocomplete="tel" maxlength="20"`, true)}
    <div class="pair">${input('street', html`autocomplete="address-line1" maxlength="120"`)}
      ${input('streetNumber', html`maxlength="20"`)}</div>
    <div class="pair">${input('postalCode', html`autocomplete="postal-code" maxlength="20"`)}
      ${input('city', html`autocomplete="address-level2" maxlength="120"`)}</div>
    ${input('country', html`autocomplete="country" maxlength="2"`, true)}
    <button>${texts.account.save}</button>
  </form>`;
}

function membershipsOf({ standings, memberships, canceling, language }: AccountPage, address: string): Html {
  const texts = pageTexts[language].membership;
  const members = standings.filter(({ membership }) => membership.status !== '');
  const row = ({ brand, membership }: BrandStanding) =>
    html`<li>${nameOf(brand)}: ${texts.level} ${membership.level}, ${texts.status[membership.status === 'active' ? 'active' : 'expired']}</li>`;
  return html`${members.length === 0 ? html`<p>${texts.none}</p>` : html`<ul>${members.map(row)}</ul>`}
    ${ownMembershipsOf({ memberships, canceling, language, address, nameOf })}<p>${texts.explanation}</p>`;
}

function newsletterForm({ standings, language }: AccountPage, address: string): Html {
  const texts = pageTexts[language].newsletter;
  const choice = ({ brand, isSubscribed }: BrandStanding) =>
    html`<div class="choice"><input type="checkbox" id="news-${brand}" name="brand" value="${brand}" ${isSubscribed ? html`checked` : null}>
      <label for="news-${brand}">${nameOf(brand)}</label></div>`;
  return html`<p>${texts.text}</p><form method="post" action="${address}">
    <input type="hidden" name="form" value="newsletter">${standings.map(choice)}<button>${texts.save}</button></form>`;
}

function eraseForm({ account, erasure, language }: AccountPage, address: string): Html {
  const texts = pageTexts[language].erase;
  const field = fieldIn(language, []);
  return html`<p>${texts.text}</p>
    ${erasure === null ? null : html`<p class="notice" role="alert">${texts[erasure]}</p>`}
    <form method="post" action="${address}">
    <input type="hidden" name="form" value="erase">
    <input type="hidden" name="username" autocomplete="username" value="${account.email}">
    ${field({ name: 'password', attributes: html`type="password" autocomplete="current-password" required maxlength="200"` })}
    <button class="danger">${texts.button}</button></form>`;
}

const nameOf = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);
