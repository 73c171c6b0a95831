import { readRequest } from './readRequest.ts';

const formWith = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const filled = { name: ' Noor ', email: ' noor@example.org', departure: 'Gent ', persons: '12', message: ' Hi ' };
const read = { name: 'Noor', email: 'noor@example.org', departure: 'Gent', persons: 12, message: 'Hi' };

test('a request has the form’s values without surrounding spaces, and null for a date that was left out [TRN-04]', () => {
  expect(readRequest(formWith({ ...filled, date: ' 2027-07-09 ' }))).toEqual({ ...read, date: '2027-07-09' });
  expect(readRequest(formWith({ ...filled, date: ' ' }))).toEqual(read);
  expect(readRequest(formWith(filled))).toEqual(read);
});

test('a missing field of a form is an empty text [TRN-04]', () => {
  expect(readRequest(new FormData())).toEqual({ name: '', email: '', departure: '', persons: 0, message: '' });
});
