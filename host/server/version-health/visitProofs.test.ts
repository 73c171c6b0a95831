import { nonceLength } from '../security/newNonce.ts';
import { visitProofs } from './visitProofs.ts';

const visit = { visitor: 'a', brand: 'solstrand', revision: 7 };

test('a proof has the length of a nonce, is unique, and is not valid for another visit, secret or text [BYD-08, FED-08]', () => {
  const proofs = visitProofs({ secret: 'token', now: () => 1_795_000_000_900 });
  const made = Array.from({ length: 50 }, () => proofs.make(visit));
  expect(new Set(made).size).toBe(50);
  for (const proof of made) expect(proof).toMatch(new RegExp(`^[\\w+/]{${nonceLength}}$`));
  const [proof = ''] = made;
  expect(proofs.read(proof, visit)).toEqual({ id: expect.any(String), madeAt: 1_795_000_000 });
  // Another host of the same registry can read the proof.
  expect(visitProofs({ secret: 'token' }).read(proof, visit)?.madeAt).toBe(1_795_000_000);
  expect(visitProofs({ secret: 'other' }).read(proof, visit)).toBeUndefined();
  expect(visitProofs().read(proof, visit)).toBeUndefined();
  for (const other of [{ visitor: 'b' }, { brand: 'nachtwoud' }, { revision: 8 }])
    expect(proofs.read(proof, { ...visit, ...other })).toBeUndefined();
  for (const text of ['', 'a', proof.slice(4), `${proof}AAAA`]) expect(proofs.read(text, visit)).toBeUndefined();
});
