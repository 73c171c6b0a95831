import { render, screen } from '@testing-library/react';
import { Bus } from 'lucide-react';
import { Icon } from './Icon.tsx';

test('an icon with a label is an image with that name', () => {
  render(<Icon icon={Bus} label="Bus" />);
  expect(screen.getByRole('img', { name: 'Bus' })).toBeInTheDocument();
});

test('an icon without a label is hidden from a screen reader', () => {
  const { container } = render(<Icon icon={Bus} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
