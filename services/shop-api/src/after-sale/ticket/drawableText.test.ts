import { drawableText } from './drawableText.ts';

test.each([
  ['Noor 🎉 de Vries', 'Noor de Vries'],
  ['👩‍👩‍👧 Familie', 'Familie'],
  ['Zon ☀️', 'Zon ☀'],
  ['Ticket 2️⃣', 'Ticket 2'],
  ['🇳🇱', ''],
  ['Ñandú – €5 © 2027', 'Ñandú – €5 © 2027'],
  ['Ελένη', 'Ελένη'],
  ['ශ්\u200dරීමති', 'ශ්\u200dරීමති'],
])('the text %s is drawn as %s, since no embedded font has emoji [LAY-03]', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});
