import type { User, UserManager } from 'oidc-client-ts';
import { judgeToken, lifetimeOf, type TokenAge } from './token-age.ts';

/** Who is signed in, as all tabs know it. What cannot be read is removed: one signs in again [AUTH-23]. */
export async function storedUser(manager: UserManager): Promise<User | undefined> {
  const user = await readUser(manager);
  if (user !== undefined) return user;
  await manager.removeUser();
  return undefined;
}

/** How far the token has come; `now` in milliseconds since 1970. */
export function ageOf(user: User, now: number): TokenAge {
  const times = { expiresAt: user.expires_at ?? 0, lifetime: lifetimeOf(user.access_token) };
  return judgeToken(times, now / 1000);
}

async function readUser(manager: UserManager): Promise<User | undefined> {
  try {
    const user = await manager.getUser();
    const isWhole = typeof user?.access_token === 'string' && typeof user.profile?.sub === 'string';
    return user !== null && isWhole ? user : undefined;
  } catch {
    return undefined;
  }
}
