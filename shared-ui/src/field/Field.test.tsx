import { render, screen } from '@testing-library/react';
import { Field } from './Field.tsx';

test('two fields on one page each connect a control with its own label', () => {
  render(
    <>
      <Field label="Dag">{(control) => <input {...control} />}</Field>
      <Field label="Maand">{(control) => <input {...control} />}</Field>
    </>,
  );
  const day = screen.getByRole('textbox', { name: 'Dag' });
  const month = screen.getByRole('textbox', { name: 'Maand' });
  expect(day.id).not.toBe(month.id);
});
