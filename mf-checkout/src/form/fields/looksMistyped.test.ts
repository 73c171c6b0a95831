import { looksMistyped } from './looksMistyped.ts';

test('common typing errors in an email give a warning [CHK-07]', () => {
  for (const email of [
    'a@gmail.con',
    '"a@home"@gmail.con',
    'a@gmail.co',
    'a@gmai.com',
    'a@gmil.com',
    'a@hotmai.com',
    'a@homail.com',
    ' A@GMAIL.CON ',
  ]) {
    expect([email, looksMistyped(email)]).toEqual([email, true]);
  }
});

test('a correct email gives no warning, and neither do the same letters before the @ [CHK-07]', () => {
  for (const email of [
    'a@gmail.com',
    'a@hotmail.co.uk',
    'a@hotmail.nl',
    'gmil.con@example.nl',
    'a@convent.nl',
    'a.co',
    '',
  ]) {
    expect([email, looksMistyped(email)]).toEqual([email, false]);
  }
});
