import { render, screen } from '@testing-library/react';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';

test('a skeleton of three lines holds three places and says nothing', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.querySelectorAll('.line')).toHaveLength(3);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('the places of a list say once what is on its way', () => {
  const { container } = render(<SkeletonCards count={4} label="Tickets worden geladen" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Tickets worden geladen$/);
  expect(container.querySelectorAll('.card')).toHaveLength(4);
});
