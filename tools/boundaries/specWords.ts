/** A word of the specification that is also the name of a step: the file that contains it, and its meaning there. */
export interface SpecWord {
  file: string;
  words: readonly string[];
  names: string;
}

const kinds = 'kinds of product: `mappedType` decides a product’s basket group [BRD-07]';
const paths = 'paths of the platform’s APIs [API-02, API-04]';
const ofUser = 'the membership of an account [SSO-02]';
const area = 'the area of the commands about a stay';

/** The allowed uses of words that are also names of steps, in the shell and the contracts. The check fails for an entry that is no longer needed. */
export const specWords: readonly SpecWord[] = [
  {
    file: 'shared-contracts/src/product/product.ts',
    words: [
      'comparetransport',
      'extras',
      'membership',
      'merchandise',
      'packages',
      'transportation',
      'travel',
      'traveladdon',
    ],
    names: kinds,
  },
  {
    file: 'shared-contracts/src/cart/basketGroups.ts',
    words: ['comparetransport', 'extras', 'membership', 'merchandise', 'packages', 'transportation'],
    names: kinds,
  },
  { file: 'shared-contracts/src/cart/cartTotals.ts', words: ['transportation'], names: kinds },
  { file: 'shared-contracts/src/product/ticketsHeldBack.ts', words: ['packages'], names: kinds },
  { file: 'shared-contracts/src/shipping/holdsMerchandise.ts', words: ['merchandise'], names: kinds },
  { file: 'shared-contracts/src/travel/addOn.ts', words: ['extras', 'traveladdon'], names: kinds },
  { file: 'shared-contracts/src/upsell/upsellOffers.ts', words: ['extras', 'merchandise'], names: kinds },
  { file: 'host/src/pages/home/lowestPrice.ts', words: ['travel'], names: kinds },
  { file: 'host/src/cart/countItems.ts', words: ['packages'], names: kinds },
  { file: 'host/src/routing/navigation/lacksTicketsAtom.ts', words: ['packages'], names: kinds },
  { file: 'host/src/overlays/modalEffects.ts', words: ['membership', 'merchandise'], names: kinds },
  { file: 'host/src/overlays/toasts/announcePrices.ts', words: ['packages'], names: kinds },
  {
    file: 'shared-contracts/src/travel/extraCategories.ts',
    words: ['merchandise'],
    names: 'categories of a stay’s extras [TRV-02]',
  },
  {
    file: 'shared-contracts/src/shop/shopConfig.ts',
    words: ['tickets'],
    names: 'the flow of a config that lists no steps [STP-01]',
  },
  { file: 'shared-contracts/src/exposed-module/exposedModule.ts', words: ['travel'], names: paths },
  { file: 'shared-contracts/src/step/stepDeclaration.ts', words: ['packages', 'travel'], names: paths },
  {
    file: 'shared-contracts/src/errors/refusal.ts',
    words: ['tickets'],
    names: 'a value in the text of a refusal [ERR-01]',
  },
  { file: 'host/server/sign-on/visitorUser.ts', words: ['membership'], names: ofUser },
  { file: 'host/src/overlays/messages/arrivalCode.ts', words: ['membership'], names: ofUser },
  { file: 'host/src/countdown/levelOf.ts', words: ['membership'], names: ofUser },
  { file: 'host/src/cart/wishlist/offersWishlist.ts', words: ['membership'], names: ofUser },
  { file: 'shared-contracts/src/commands/signOnCommands.ts', words: ['membership'], names: ofUser },
  { file: 'host/src/commands/hostCommands.ts', words: ['travel'], names: area },
  { file: 'host/src/commands/travelCommands.ts', words: ['travel'], names: area },
  { file: 'host/src/cart/stay/stay.ts', words: ['travel'], names: area },
  { file: 'host/src/cart/stay/forgetChangedStay.ts', words: ['travel'], names: 'the stay among the choices of a cart' },
  { file: 'host/src/cart/stay/localStay.ts', words: ['extras'], names: 'a stay’s extras [TRV-02]' },
  {
    file: 'host/src/cart/upgrade/chooseUpgrade.ts',
    words: ['upgrade'],
    names: 'the choice of an upgrade, in the command `cart.chooseUpgrade` [UPG-01]',
  },
  {
    file: 'shared-contracts/src/commands/cartCommands.ts',
    words: ['upgrade'],
    names: 'the choice of an upgrade, in the command `cart.chooseUpgrade` [UPG-01]',
  },
];
