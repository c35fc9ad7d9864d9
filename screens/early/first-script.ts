import { earlyReads, slug } from '../../generated/early-reads.ts';
import { writtenConfig } from '../session/public-config.ts';
import { judgeToken } from '../session/tokens/token-age.ts';
import { createTokenStore, type StoredUser } from '../session/tokens/token-store.ts';
import type { FilesOfScreens } from './files-of-screens.ts';
import { readEarly } from './read-early.ts';

/** Constant inserted by the build. */
declare const filesOfScreens: FilesOfScreens;

const config = writtenConfig();
const user = config && createTokenStore(config).user();
// Skips a token that could expire before its request arrives; the session renews it.
const isGood = user !== undefined && willLast(user);
const { pathname: path, search } = location;
const read = isGood
  ? readEarly({ path, search, token: user.access_token, screens: earlyReads, slug })
  : undefined;
if (read !== undefined) {
  globalThis.earlyAnswers = read.answers;
  const { screens, then } = filesOfScreens;
  // Preloads in two steps, since all files at once would delay each other and the entry script.
  void Promise.all((screens[read.screen] ?? []).map(preload)).then(() => then.map(preload));
}

function willLast({ expires_at: expiresAt = 0 }: StoredUser): boolean {
  // Omits the lifetime, which only matters for the renewal.
  return judgeToken({ expiresAt, lifetime: undefined }, Date.now() / 1000) === 'valid';
}

/** Preloads a file; resolves even after a failure, which occurs again when the file is used. */
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
