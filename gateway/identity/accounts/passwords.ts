import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// Cost of scrypt by the OWASP Password Storage Cheat Sheet, one of several settings of equal strength; 32 MiB a check.
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const hashLength = 32;

/** Hashes a password with a salt, as one text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Creates a hash that matches no password, so that checking an unknown account takes as long as a known one. */
export function unmatchedHash(): string {
  return `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(hashLength).toString('base64url')}`;
}

/** Reports whether a password matches the hash; takes the same time for a wrong password as for the right one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [method, salt, expected] = hash.split('$');
  if (method !== 'scrypt' || salt === undefined || expected === undefined) return false;
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const known = Buffer.from(expected, 'base64url');
  return known.length === derived.length && timingSafeEqual(known, derived);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Normalizes the password: a letter may be typed as one code point or as two.
    scrypt(password.normalize('NFC'), salt, hashLength, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
