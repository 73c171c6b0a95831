import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner.tsx';

test('a spinner with a label tells screen readers what is loading', () => {
  render(<Spinner label="Bezig met betalen" />);
  expect(screen.getByRole('status')).toHaveTextContent('Bezig met betalen');
});

test('a spinner without a label is decorative', () => {
  const { container } = render(<Spinner />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
