import { render, screen } from '@testing-library/react';
import { Card } from './Card.tsx';

test('a card can be the element that its meaning asks for, and shows what is chosen', () => {
  render(
    <Card as="article" chosen aria-label="Weekend">
      Weekend
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Weekend' })).toHaveClass('card', 'chosen');
});
