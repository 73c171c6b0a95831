import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';

test('a press on the label ticks the box, and the error is connected to the box', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Ik ga akkoord" error="Zonder akkoord kunnen we niet verder." onChange={onChange} />);
  const box = screen.getByRole('checkbox', { name: 'Ik ga akkoord' });
  await userEvent.click(screen.getByText('Ik ga akkoord'));
  expect(box).toBeChecked();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Zonder akkoord kunnen we niet verder.');
  expect(onChange).toHaveBeenCalledTimes(1);
});
