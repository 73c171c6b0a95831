import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';

test('a button responds to a press, and by default does not submit a form', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>In mandje</Button>);
  const button = screen.getByRole('button', { name: 'In mandje' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a pending button keeps its name and the focus, is marked as busy and ignores presses', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} onClick={onClick}>
        Betalen
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Betalen' });
  button.focus();
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
