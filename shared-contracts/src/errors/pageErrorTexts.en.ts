import type { PageErrorTexts } from './errorTexts.ts';

/** The texts of errors in English that a page shows beside a modal, or before one. */
export const pageErrorTexts = {
  2000: {
    title: 'Welcome to the pre-registration',
    text: 'Put together your festival and save it to your account, so that you are ready when the sale starts. You do not pay anything yet. Log in to begin.',
    confirm: 'Log in',
  },
  2001: {
    title: 'Welcome, members',
    text: 'This sale is for members. Log in with the account of your membership to begin.',
    confirm: 'Log in',
  },
  2002: {
    title: 'Welcome to the travel sale',
    text: 'Here you book your stay together with your ticket. Log in to begin.',
    confirm: 'Log in',
  },
  3000: {
    title: 'No registration on this account',
    text: 'This sale is for visitors who registered, and this account did not. Did you register with another account? Then log in with that one.',
    confirm: 'To the shop',
  },
  3001: {
    title: 'You have already ordered',
    text: 'An order was already placed with this account, so you cannot place another one here. Your confirmation is in your mail.',
    confirm: 'To the shop',
  },
  3002: {
    title: 'Registration is closed',
    text: 'You can no longer register or change your registration. What you saved earlier stays saved.',
    confirm: 'To the shop',
  },
  3003: {
    title: 'The sale has not started for you yet',
    text: 'You can’t buy here yet, but you can look around.',
    confirm: 'To the shop',
  },
  3005: {
    title: 'One membership per account',
    text: 'There can be one membership per account, so we did not add a second one. The rest of your cart stays as it is.',
    confirm: 'OK',
  },
  4000: {
    title: 'The shop is closed',
    text: 'Nothing new is being sold here right now. Paid orders remain valid, and you can still order what is in your cart until its time is over.',
    confirm: 'To the shop’s page',
  },
  4001: {
    title: 'Your wishlist is saved',
    text: 'Everything you chose is saved to your account. Until registration closes you can come back and change it.',
    confirm: 'Close',
  },
  4002: {
    title: 'Your upgrade is already processed',
    text: 'This order was upgraded before, so there is nothing left to choose. Your confirmation is in your mail.',
    confirm: 'To the shop',
  },
  4003: {
    title: 'We cannot find this order',
    text: 'There is no order to upgrade behind this link. Open the link in your mail once more, or ask our help desk.',
    confirm: 'To the shop',
  },
  4005: {
    title: 'This link does not work',
    text: 'The number of your order is missing or not right. Open the link in your mail once more; nothing about your order has changed.',
    confirm: 'To the shop',
  },
  4006: {
    title: 'This link does not give access',
    text: 'The access code in this link is missing or not right. Open the link in your mail once more; nothing about your order has changed.',
    confirm: 'To the shop',
  },
  4364: {
    title: 'This link is locked for 10 minutes',
    text: 'It was tried too often with a wrong code. Wait 10 minutes, then open the link in your mail once more.',
    confirm: 'To the shop',
  },
  5002: {
    title: 'No packages found',
    text: 'No travel package fits what you chose. Change the number of persons, the date or the category and look again.',
    confirm: 'Change the filters',
  },
  6002: {
    title: 'Your time is up',
    text: 'We could not hold your choice any longer, so your cart is empty again. Do you want to try again?',
    confirm: 'Try again',
    cancel: 'To the shop’s page',
  },
  6004: {
    title: 'You are logged out',
    text: 'This shop needs an account. Log in again to go on.',
    confirm: 'Log in',
    cancel: 'To the shop’s page',
  },
  6005: {
    title: 'For members only',
    text: 'This account does not have the membership that this sale asks for. Become a member, or log in with another account.',
    confirm: 'To the membership',
    cancel: 'To the shop’s page',
  },
  error: {
    form_covid_not_accepted: 'Agree to the COVID refund terms.',
    form_no_country_selected: 'Choose the country your merchandise goes to.',
    form_no_insurance_choice: "Choose whether you want your money back if you can't come: yes or no.",
    form_no_shipping_costs_selected: 'Choose how we send your merchandise.',
    form_terms_not_accepted: 'Agree to the terms.',
  },
  alert: { logged_in_as: 'Logged in as {{name}}' },
  other: {
    accommodationSoldOut: 'This accommodation is sold out. Choose another one.',
    ticketNotAvailable:
      'This ticket is not available without a stay at the moment. Choose a stay, or remove the ticket from your cart.',
    productSoldOut: 'This product is sold out. Choose another one, or look again later.',
    productNotFound: 'This product is not sold in this shop.',
    shippingUnavailable: 'Delivery to this country is not possible. Choose another country.',
    invalidRequest: 'We could not read that request. Go back and try again.',
    noConfigFound: 'We cannot open this shop at the moment. Please try again in a few minutes.',
    pageNotFound: 'This page could not be found',
    tryAgain: 'That did not work. Please try again.',
    tryAgainWithCart: 'That did not work. Refresh the page and try again. Your cart: {{cartId}}.',
    checkoutRetry:
      'Try again. Refresh this page and, if necessary, join the queue to access the ticket shop again. Your cart: {{cartId}}.',
    orderLookupFailed: 'We could not look up your order. Please try again in a moment.',
    orderLookupInvalid: 'This is not an order number. It has 9 digits and is in your confirmation mail.',
    orderLookupNoOrder: 'We found no order. The order number is in your confirmation mail.',
    orderOutOfSync: 'Your order has changed since you looked it up. Look it up once more.',
    combinationSoldOut: 'This combination is sold out. Choose another one.',
    noStock: 'There are not that many left. Choose a smaller number.',
    roomNotAvailable: 'At this moment, this product is not available. Try again later or choose a different product.',
    occupantsMismatch:
      'The number of tickets differs from the number of persons of your stay. Make them equal to go on.',
    maxOrdersPerAccount: 'This account has the most orders it may have.',
    voucherInvalid: 'We do not know this code. Check it and try again.',
    voucherUsed: 'This code has already been used.',
    voucherSmaller:
      'Your code {{kept}} saves you at least as much, so we keep that one. Remove it first if you would rather use this one.',
    termsChanged:
      'The terms have changed since you opened this page. Load the page again, read them, and agree to them.',
    deliveredElsewhere:
      'Your merchandise goes to a country for which we have no address. Say in your details who receives it there.',
    takesNoPayment: 'Nothing can be ordered in this shop.',
    cartChanged: 'Your cart has just changed. Look at it and try again.',
    cartOrdered: 'This order is being paid, or has been, so nothing in it can change now.',
    tooManyTries: 'You tried too many times. Wait a while, then try again.',
    orderNotCancelable: 'This order can no longer be cancelled: its payment has come in, or is on its way.',
    paymentAway: 'The payment page cannot be reached at the moment. You have not paid; try again in a moment.',
    paymentNotSetUp: 'Payments are not possible in this shop yet, so nothing can be ordered here. Come back later.',
    productMaximum: 'You can take at most {{maximum}} of this.',
    productMinimum: 'This is sold from {{minimum}} at a time.',
    productStep: 'This is only sold by {{step}}.',
  },
} satisfies PageErrorTexts;
