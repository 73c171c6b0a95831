import type { ModalErrorTexts } from './errorTexts.ts';

/** The texts of errors in English that only a modal shows. The shop loads them after the first page. */
export const modalErrorTexts = {
  0: {
    title: 'Something went wrong',
    text: 'That did not work. What is in your cart stays there. Please try again.',
    confirm: 'OK',
  },
  1000: {
    title: 'Something went wrong',
    text: 'Something unexpected happened on our side. What is in your cart stays there. Please try again in a moment.',
    confirm: 'OK',
  },
  4004: {
    title: 'Your time is up',
    text: 'We could not hold your choice any longer and emptied your cart. Your original order stays as it is. Start again to make a new choice.',
    confirm: 'Start again',
  },
  4010: {
    title: 'Your time is up',
    text: 'What you had not saved to your wishlist is gone. What you saved is still there. Start again to go on.',
    confirm: 'Start again',
  },
  5000: {
    title: 'Sold out',
    text: 'Somebody was just ahead of you: this product is sold out and not in your cart. Choose another one, or look again later.',
    confirm: 'OK',
  },
  5001: {
    title: 'Not for sale here',
    text: 'This product is not sold in this shop (any more). The rest of your cart stays as it is.',
    confirm: 'OK',
  },
  5003: {
    title: 'We do not deliver there',
    text: 'Merchandise cannot be sent to this country, so no country is chosen now. Choose another one, or take the merchandise out of your cart.',
    confirm: 'Choose another country',
  },
  5004: {
    title: 'That is too many',
    text: 'You asked for more tickets than one order may have. Number of these that you can take: {{maximum}}.',
    confirm: 'OK',
  },
  6000: {
    title: 'Change your registration?',
    text: 'You registered earlier. If you go on, what you choose now replaces it as soon as you save.',
    confirm: 'Change it',
    cancel: 'Keep it',
  },
  6001: {
    title: 'Remove from your cart?',
    text: '{{name}}: we then stop holding it for you, and somebody else can take it.',
    confirm: 'Remove',
    cancel: 'Keep it',
  },
  6003: {
    title: 'A stay without tickets?',
    text: 'There is a place to stay in your cart, but no ticket. Without a ticket nobody gets in. Do you already have tickets?',
    confirm: 'Go on without tickets',
    cancel: 'Back to my cart',
  },
  6006: {
    title: 'Are you 18 or over?',
    text: 'This product is only sold to people aged 18 and over. Whoever takes the parcel at the door has to show proof of age.',
    confirm: 'Yes, I am 18 or over',
    cancel: 'No',
  },
  6007: {
    title: 'No delivery to this country',
    text: 'We have no delivery price for this country. Go on without merchandise, or choose another country.',
    confirm: 'Remove merchandise',
    cancel: 'Choose another country',
  },
  6008: {
    title: 'Only {{left}} left: take those?',
    text: 'There aren’t as many left as you asked for. We can hold {{left}} for you, if you are quick.',
    confirm: 'Take {{left}}',
    cancel: 'No, thanks',
  },
  6010: {
    title: 'Cancel your order?',
    text: 'Your order is waiting for payment. If you cancel it, you can change your cart again; we hold it for as long as your time lasts.',
    confirm: 'Cancel my order',
    cancel: 'Keep my order',
  },
  6011: {
    title: 'Something went wrong',
    text: '{{message}} If you ask our help desk, mention cart {{cartId}}.',
    confirm: 'Try again',
    cancel: 'Close',
  },
  7000: {
    title: 'Travel sale for members',
    text: 'As a member you book before everybody else. A travel package holds your tickets as well; single tickets are sold later.',
    confirm: 'Let’s go',
  },
  8000: {
    title: 'Attention',
    text: 'That did not work. Your cart stays as it was. Please try again.',
    confirm: 'OK',
  },
  8001: {
    title: 'No more orders on this account',
    text: 'This account has the most orders it may have, so this one was not placed. Your earlier orders remain valid.',
    confirm: 'OK',
  },
  8002: {
    title: 'A message from the shop',
    text: 'There is news about the sale. What is in your cart stays there.',
    confirm: 'OK',
  },
  8003: {
    title: 'The entrance leaves your cart too',
    text: 'We take the stay out of your cart, with the entrance that belongs to it. Other tickets stay in your cart; remove them too if you no longer want them.',
    confirm: 'OK',
  },
} satisfies ModalErrorTexts;
