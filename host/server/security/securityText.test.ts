import Fastify from 'fastify';
import { readSettings } from '../settings/settings.ts';
import { securityTextRoute } from './securityText.ts';

const start = Date.UTC(2027, 0, 10, 8, 30);

test('security.txt names the contact for a weakness, and its own expiry', async () => {
  const app = Fastify();
  securityTextRoute(app, { contact: 'mailto:security@shop.example', now: () => start });
  const answer = await app.inject('/.well-known/security.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:security@shop.example',
    'Expires: 2027-07-09T08:30:00.000Z',
    'Preferred-Languages: nl, en, es',
    '',
  ]);
  await app.close();
});

test('without a contact there is no security.txt', async () => {
  const app = Fastify();
  securityTextRoute(app, { contact: undefined, now: () => start });
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
  await app.close();
});

test.each([
  'security@shop.example',
  'http://shop.example/security',
  'javascript:alert(1)',
  'mailto:a@b.example\nExpires: never',
])('SECURITY_CONTACT=%s is refused in a sentence', (contact) => {
  expect(() => readSettings({ SECURITY_CONTACT: contact })).toThrow(
    /^SECURITY_CONTACT must be how a weakness is reported, such as mailto:security@shop.example or https:\/\/shop.example\/security$/,
  );
});

test.each(['mailto:security@shop.example', 'https://shop.example/security'])(
  'SECURITY_CONTACT=%s is accepted',
  (contact) => {
    expect(readSettings({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
  },
);
