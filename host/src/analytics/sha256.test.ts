import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sha256 } from './sha256.ts';

const byNode = (text: string) => createHash('sha256').update(text).digest('hex');

test('sha256 returns the same hash as Node, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(Buffer.from(sha256(text)).toString('hex')).toBe(byNode(text));
    }),
  );
});

test('sha256 pads correctly around the end of a block', () => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
    const text = 'a'.repeat(length);
    expect(Buffer.from(sha256(text)).toString('hex')).toBe(byNode(text));
  }
});
