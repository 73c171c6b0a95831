import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Basket } from '../basket/Basket.tsx';
import texts from '../locales/en.json' with { type: 'json' };

const bus = productFor({ id: 'bus', mappedType: 'transportation', price: 2000 });
const deck = productFor({ id: 'deck', name: 'The deck', mappedType: 'upgrades', price: 34900 });
const upgrades = [
  {
    id: 'weekend',
    name: 'Weekend ticket',
    discount: 18900,
    upgradeOptions: [{ id: 'deck', productId: 'deck', name: '' }],
  },
];
const upgradableOrder = { skipTravel: false, skipBus: false, upgrades };

const open = (held: Quantities, { discount = 0, upgrades = true } = {}) =>
  renderInShop(<Basket />, {
    namespace: 'mf_basket',
    texts,
    language: 'en',
    state: {
      config: configFor(upgrades ? { upgradableOrder } : {}),
      products: [bus, deck],
      cart: cartFor(held, [bus, deck], { discount }),
    },
  });

test('a cart without an upgrade names what an upgrade would unlock, and links to it [UPG-02]', async () => {
  const { commands } = open({ bus: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'See the upgrades' }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('upgrade');
});

test('with an upgrade there is no banner; its line names the earlier ticket, whose value is subtracted [UPG-02]', () => {
  open({ deck: 1 }, { discount: 18900 });
  expect(screen.queryByRole('button', { name: 'See the upgrades' })).not.toBeInTheDocument();
  expect(screen.getByText('Replaces Weekend ticket')).toBeInTheDocument();
  expect(screen.getByText(/189,00/)).toBeInTheDocument();
});

test('a shop without upgrades has no banner', () => {
  open({ bus: 1 }, { upgrades: false });
  expect(screen.queryByRole('button', { name: 'See the upgrades' })).not.toBeInTheDocument();
});
