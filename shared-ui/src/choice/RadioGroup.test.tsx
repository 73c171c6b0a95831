import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup.tsx';

function Refund() {
  const [value, setValue] = useState<'yes' | 'no' | null>(null);
  return (
    <RadioGroup
      legend="Geld terug bij ziekte?"
      value={value}
      onChange={setValue}
      error={value === null && 'Kies ja of nee.'}
      options={[
        { value: 'yes', label: 'Ja', aside: '€ 6,30' },
        { value: 'no', label: 'Nee' },
      ]}
    />
  );
}

test('no option is chosen until the visitor chooses one, with the pointer or the arrow keys', async () => {
  render(<Refund />);
  const group = screen.getByRole('group', { name: 'Geld terug bij ziekte?' });
  expect(group).toHaveAccessibleDescription('Kies ja of nee.');
  await userEvent.click(screen.getByRole('radio', { name: /Ja/ }));
  expect(screen.getByRole('radio', { name: /Ja/ })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Nee' })).toBeChecked();
  expect(group).not.toHaveAccessibleDescription();
});
