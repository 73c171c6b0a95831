import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { render, screen } from '@testing-library/react';
import { Price } from './Price.tsx';

test("a price in cents is written in the shop's money format", () => {
  render(<Price cents={18950} />);
  expect(screen.getByText(/189,50/).textContent).toBe(formatMoney(18950));
});

test('an old price is struck through, and words introduce it', () => {
  render(<Price cents={15000} wasCents={18950} wasLabel="was" />);
  expect(screen.getByText(/189,50/).closest('s')).toHaveTextContent(/^was /);
});
