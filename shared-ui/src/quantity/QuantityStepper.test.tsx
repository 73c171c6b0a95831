import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

const labels = { quantity: 'Aantal weekendtickets', decrease: 'Eén minder', increase: 'Eén meer' };

function Held({ onChange, ...props }: Partial<QuantityStepperProps>) {
  const [value, setValue] = useState(props.value ?? 0);
  const hold = (next: number) => {
    setValue(next);
    onChange?.(next);
  };
  return <QuantityStepper labels={labels} {...props} value={value} onChange={hold} />;
}

const plus = () => screen.getByRole('button', { name: 'Eén meer' });
const minus = () => screen.getByRole('button', { name: 'Eén minder' });
const number = () => screen.getByRole('spinbutton', { name: 'Aantal weekendtickets' });

test('plus and minus change the quantity by its step, and stop at 0 and, by default, at 9', async () => {
  const onChange = jest.fn();
  render(<Held value={8} onChange={onChange} />);
  await userEvent.click(plus());
  expect(number()).toHaveValue('9');
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(plus());
  expect(onChange).toHaveBeenCalledTimes(1);
  await userEvent.click(minus());
  expect(number()).toHaveValue('8');
});

test('minus is disabled at zero', () => {
  render(<Held value={0} />);
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
});

test("the owner's rule determines the result of a press [BSK-10]", async () => {
  const onChange = jest.fn();
  const rule = {
    up: (value: number) => (value < 2 ? 2 : value + 2),
    down: (value: number) => (value <= 2 ? 0 : value - 2),
    settle: (typed: number) => typed,
  };
  render(<Held value={0} rule={rule} onChange={onChange} />);
  await userEvent.click(plus());
  await userEvent.click(minus());
  expect(onChange.mock.calls).toEqual([[2], [0]]);
});

test('a typed number is applied on blur, clamped to the bounds [BSK-10]', async () => {
  const onChange = jest.fn();
  render(<Held value={1} max={6} onChange={onChange} />);
  await userEvent.clear(number());
  await userEvent.type(number(), '40');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[6]]);
  expect(number()).toHaveValue('6');
});

test('a screen reader reads the bounds, and a typed number is read with full-width digits, a comma or a sign [TIX-08]', async () => {
  const onTyped = jest.fn();
  render(<Held value={1} max={6} onTyped={onTyped} />);
  expect(number()).toHaveAttribute('aria-valuemin', '0');
  expect(number()).toHaveAttribute('aria-valuemax', '6');
  expect(number()).toHaveAttribute('aria-valuenow', '1');
  for (const typed of ['３', '2,5', '-4', '5 tickets', 'none', '99999999999999999999']) {
    await userEvent.clear(number());
    await userEvent.type(number(), `${typed}{Enter}`);
  }
  expect(onTyped.mock.calls).toEqual([
    [3, 3],
    [2.5, 3],
    [-4, 4],
    [5, 5],
    [1e20, 6],
  ]);
  expect(number()).toHaveValue('6');
});

test('Escape discards the typed number, and an emptied field gets its former value again', async () => {
  const onChange = jest.fn();
  render(<Held value={3} onChange={onChange} />);
  await userEvent.clear(number());
  await userEvent.type(number(), '7{Escape}');
  expect(number()).toHaveValue('3');
  await userEvent.clear(number());
  await userEvent.tab();
  expect(number()).toHaveValue('3');
  expect(onChange).not.toHaveBeenCalled();
});

test('arrow keys change the quantity by one step, like the buttons', async () => {
  const onChange = jest.fn();
  render(<Held value={2} step={2} onChange={onChange} />);
  number().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[4], [2], [0]]);
});

test('while a change is pending, the control is marked as busy, and accepts further presses and typed numbers [TIX-12]', async () => {
  const onChange = jest.fn();
  render(<Held value={2} onChange={onChange} pending />);
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(plus());
  await userEvent.click(plus());
  await userEvent.click(minus());
  await userEvent.clear(number());
  await userEvent.type(number(), '5{Enter}');
  expect(onChange.mock.calls).toEqual([[3], [4], [3], [5]]);
});

test('while the control waits, presses change nothing and the focus stays [BSK-10, TIX-12]', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<QuantityStepper labels={labels} value={2} onChange={onChange} />);
  plus().focus();
  rerender(<QuantityStepper labels={labels} value={2} onChange={onChange} waiting />);
  expect(plus()).toHaveFocus();
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(minus());
  number().focus();
  await userEvent.keyboard('{ArrowUp}5{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test("a product that can't be bought has disabled controls", () => {
  render(<Held value={0} disabled />);
  expect(plus()).toBeDisabled();
  expect(minus()).toBeDisabled();
  expect(number()).toBeDisabled();
});

test('if the maximum is at least 10, numbers are suggested while typing', () => {
  const { container, rerender } = render(<Held max={9} />);
  expect(container.querySelector('datalist')).toBeNull();
  rerender(<Held max={10} />);
  expect(container.querySelectorAll('datalist option')).toHaveLength(10);
});
