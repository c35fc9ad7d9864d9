import { earlyReads } from '../../generated/early-reads.ts';
import { writtenConfig } from '../session/public-config.ts';
import { judgeToken } from '../session/tokens/token-age.ts';
import { createTokenStore, type StoredUser } from '../session/tokens/token-store.ts';
import type { FilesOfScreens } from './files-of-screens.ts';
import { readEarly } from './read-early.ts';

/** The build puts it in. */
declare const filesOfScreens: FilesOfScreens;

const config = writtenConfig();
const user = config && createTokenStore(config).user();
// A token that may end on its way is the business of the session.
const isGood = user !== undefined && willLast(user);
const { pathname: path, search } = location;
const read = isGood ? readEarly({ path, search, token: user.access_token, screens: earlyReads }) : undefined;
if (read !== undefined) {
  globalThis.earlyAnswers = read.answers;
  const { screens, then } = filesOfScreens;
  // Preloads in two steps: all at once, the files would only slow each other and the program down.
  void Promise.all((screens[read.screen] ?? []).map(preload)).then(() => then.map(preload));
}

function willLast({ expires_at: expiresAt = 0 }: StoredUser): boolean {
  // The lifetime matters only for when the token is to be renewed.
  return judgeToken({ expiresAt, lifetime: undefined }, Date.now() / 1000) === 'valid';
}

/** Resolves when the file is there, or cannot be had: who needs it finds out. */
function preload(file: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}
