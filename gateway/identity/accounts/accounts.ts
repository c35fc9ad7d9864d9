import { join } from 'node:path';
import { readPrivateFile, writePrivateFile } from '../private-file.ts';
import { hashPassword, isPassword, unmatchedHash } from './passwords.ts';

/** Person who may sign in, as passed to the provider at its start. */
export interface IdentityAccount {
  /** `sub` of the tokens. */
  readonly subject: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Purpose of a user of a demonstration, as a clause after the name. */
  readonly purpose?: string;
}

export interface HashedAccount extends Omit<IdentityAccount, 'password' | 'purpose'> {
  readonly passwordHash: string;
}

export interface Accounts {
  readonly find: (subject: string) => Promise<HashedAccount | undefined>;
  /**
   * Finds the account with an e-mail and a password; `undefined` if either is wrong. Takes the same time in both
   * cases.
   */
  readonly authenticate: (email: string, password: string) => Promise<HashedAccount | undefined>;
}

/** Maximum of characters of a password, so that a request cannot make the server hash megabytes. */
const longestPassword = 256;

/**
 * Opens the file of accounts. Adds new accounts with the hash of their password; known accounts keep theirs.
 * Accepts no account while `isOpen` resolves to false.
 */
export async function openAccounts(
  directory: string,
  given: readonly IdentityAccount[],
  isOpen: () => Promise<boolean>,
): Promise<Accounts> {
  const path = join(directory, 'accounts.json');
  const stored = parseAccounts(await readPrivateFile(path));
  const all = await Promise.all(given.map((input) => accountOf(input, stored)));
  if (JSON.stringify(all) !== JSON.stringify(stored)) await writePrivateFile(path, JSON.stringify(all));
  return createAccounts(all, isOpen);
}

function createAccounts(all: readonly HashedAccount[], isOpen: () => Promise<boolean>): Accounts {
  const nobodysHash = unmatchedHash();
  const bySubject = new Map(all.map((account) => [account.subject, account]));
  const byEmail = new Map(all.map((account) => [foldEmail(account.email), account]));
  return {
    find: async (subject) => ((await isOpen()) ? bySubject.get(subject) : undefined),
    async authenticate(email, password) {
      const account = byEmail.get(foldEmail(email));
      const isRight =
        password.length <= longestPassword &&
        (await isPassword(password, account?.passwordHash ?? nobodysHash));
      return isRight && (await isOpen()) ? account : undefined;
    },
  };
}

async function accountOf(
  { password, ...input }: IdentityAccount,
  stored: readonly HashedAccount[],
): Promise<HashedAccount> {
  const known = stored.find(({ subject }) => subject === input.subject);
  return {
    subject: input.subject,
    email: input.email,
    firstName: input.firstName,
    lastName: input.lastName,
    passwordHash: known?.passwordHash ?? (await hashPassword(password)),
  };
}

/** Folds an e-mail address, so that addresses compare without regard to case. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}

function parseAccounts(text: string | undefined): readonly HashedAccount[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isAccount) : [];
  } catch {
    return [];
  }
}

function isAccount(value: unknown): value is HashedAccount {
  return typeof value === 'object' && value !== null && 'subject' in value && 'passwordHash' in value;
}
