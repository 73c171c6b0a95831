import { render, screen } from '@testing-library/react';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';

test('a skeleton of three lines has three placeholders and no text', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.querySelectorAll('.line')).toHaveLength(3);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('the placeholders of a list announce, once, what is loading', () => {
  const { container } = render(<SkeletonCards count={4} label="Tickets worden geladen" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Tickets worden geladen$/);
  expect(container.querySelectorAll('.card')).toHaveLength(4);
});
