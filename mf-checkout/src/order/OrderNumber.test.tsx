import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json' with { type: 'json' };
import { OrderNumber } from './OrderNumber.tsx';

test.each([
  ['no clipboard', undefined],
  ['a clipboard that refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
])('in a browser with %s, the number is selected and the page says so [PAY-04]', async (_, clipboard) => {
  renderInShop(<OrderNumber reference="123456789" />, { namespace: 'mf_checkout', texts: nl });
  const press = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await press.click(screen.getByRole('button', { name: nl.status.copy }));
  expect(screen.getByRole('status')).toHaveTextContent(nl.status.selected);
  expect(String(getSelection())).toBe('123456789');
});
