import { render, screen } from '@testing-library/react';
import { Card } from './Card.tsx';

test('a card can render another element, and shows that it is selected', () => {
  render(
    <Card as="article" chosen aria-label="Weekend">
      Weekend
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Weekend' })).toHaveClass('card', 'chosen');
});
