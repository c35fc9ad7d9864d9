import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { readPrivateFile, writePrivateFile } from '../private-file.ts';

export interface ProviderKeys {
  /** Private keys, the first of which signs. */
  readonly signing: readonly JWK[];
  /** Keys for signing cookies. */
  readonly cookies: readonly string[];
}

/**
 * Loads the provider's keys, created at the first start in a file that only its owner may read. Throws for a file
 * without keys: new ones would silently end every session.
 */
export async function loadKeys(directory: string): Promise<ProviderKeys> {
  const path = join(directory, 'keys.json');
  const text = await readPrivateFile(path);
  if (text !== undefined) return parseKeys(text, path);
  const keys = await makeKeys();
  await writePrivateFile(path, JSON.stringify(keys));
  return keys;
}

/** Extracts the public keys, for verifying signatures. */
export function publicKeys({ signing }: ProviderKeys): JSONWebKeySet {
  return { keys: signing.map(({ d: _secret, ...open }) => open) };
}

async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = {
    ...(await exportJWK(privateKey)),
    alg: 'ES256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  };
  return { signing: [key], cookies: [randomBytes(32).toString('base64url')] };
}

function parseKeys(text: string, path: string): ProviderKeys {
  try {
    const keys = JSON.parse(text) as Partial<ProviderKeys>;
    const [key] = keys.signing ?? [];
    if (key?.kty === 'EC' && keys.cookies?.[0] !== undefined) return keys as ProviderKeys;
  } catch {
    // Falls through: text that is not JSON causes the same error as JSON without keys.
  }
  throw new Error(
    `${path} does not hold the signing keys. Restore it from a backup, or remove it to sign everybody out and make new ones.`,
  );
}
