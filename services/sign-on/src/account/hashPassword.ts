import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a hash: 2^15 rounds over blocks of 8, 32 MB. */
const cost = { log2N: 15, r: 8, p: 1 };

/** The lengths of a password. Hashing longer ones would take too much time. */
export const passwordLengths = { least: 8, most: 200 };

function derive(password: string, salt: Buffer, { log2N, r, p } = cost): Promise<Buffer> {
  const options = { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** The stored form of a password: scrypt with its cost and a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, log2N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === given.length && timingSafeEqual(expected, given);
}
