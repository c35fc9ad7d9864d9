import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { refuse } from './outcome.ts';

/** Parameter with the sealed parameters of a search, which may be about somebody. */
export const sealedName = '_page';

/** Longest sealed text that fits into an address. */
const longest = 6_000;

/**
 * Seals the parameters of a search that came as a form, for the links to its other pages. The key follows from the
 * sender's token: any gateway opens the links, for the same sender, as long as the token holds.
 */
export function sealParameters(parameters: URLSearchParams, request: Request): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(request), nonce);
  const sealed = Buffer.concat([cipher.update(parameters.toString(), 'utf8'), cipher.final()]);
  const text = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  if (text.length <= longest) return text;
  throw refuse(413, 'too-long', 'The search is too long. Ask for fewer values at a time.');
}

/** Opens what `sealParameters` has sealed. Throws 400 for the link of another token. */
export function openParameters(text: string, request: Request): URLSearchParams {
  try {
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(request), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return new URLSearchParams(
      `${decipher.update(bytes.subarray(28), undefined, 'utf8')}${decipher.final('utf8')}`,
    );
  } catch {
    throw refuse(400, 'expired', 'This link to a page no longer holds. Search again.', `http.${sealedName}`);
  }
}

function keyOf({ headers }: Request): Buffer {
  const token = headers.get('authorization') ?? '';
  return Buffer.from(hkdfSync('sha256', token, '', 'pages of a search by FHIR', 32));
}
