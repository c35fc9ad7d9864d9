import type { Defence } from '../defence.ts';

const session = 'screens/session/session.test.tsx';
const idle = 'screens/session/idle/IdleGuard.test.tsx';
const kept = 'tests/gateway/sessions.test.ts';
const verifier = 'gateway/identity/token-verifier.test.ts';

/** Faults 16 to 25 and 75: tokens, the clock, several tabs of one browser, and the end of a session. */
export const sessions: readonly Defence[] = [
  {
    fault: 16,
    what: 'A call whose token was refused is made once more with another one, under its own key.',
    file: 'engine/react/client/gateway-client.ts',
    source: `if (response.status === 401 && (await`,
    without: `if (response.status === 402 && (await`,
    test: {
      file: 'engine/react/client/gateway-client.test.ts',
      title: 'makes a write once more with another token',
    },
  },
  {
    fault: 16,
    what: 'A token that was renewed meanwhile is not renewed again.',
    file: 'screens/session/session.ts',
    source: `    if (refused !== undefined && user.access_token !== refused) return true;`,
    without: ``,
    test: { file: session, title: 'has another token at once for a call whose token was renewed meanwhile' },
  },
  {
    fault: 17,
    what: 'A provider that fails does not end the session.',
    file: 'screens/session/token-keeper.ts',
    source: `      if (age === 'expiring') return user.access_token;`,
    without: ``,
    test: { file: session, title: 'keeps the session when the provider fails' },
  },
  {
    fault: 17,
    what: 'A token that cannot be renewed now is an error, not the end.',
    file: 'screens/session/token-keeper.ts',
    source: `      throw notRenewed();`,
    without: `      return undefined;`,
    test: { file: session, title: 'says that an expired token cannot be renewed now' },
  },
  {
    fault: 18,
    what: 'Tabs that renew at once take turns.',
    file: 'screens/session/renewal.ts',
    source: `underWay ??= alone(() => exchange(held))`,
    without: `underWay ??= exchange(held)`,
    test: { file: session, title: 'uses a refresh token of an outside provider once' },
  },
  {
    fault: 18,
    what: 'Whoever comes second finds the renewed token.',
    file: 'screens/session/renewal.ts',
    source: `    if (user !== undefined && user.access_token !== held) return 'renewed';`,
    without: ``,
    test: { file: session, title: 'uses a refresh token of an outside provider once' },
  },
  {
    fault: 19,
    what: 'Signing out waits for a renewal that is under way.',
    file: 'screens/session/session.ts',
    source: `    const user = await alone(async () => {`,
    without: `    const user = await (async (work: () => Promise<ReturnType<typeof store.user>>) => work())(async () => {`,
    test: { file: session, title: 'does not sign in again by a renewal that was under way at logout' },
  },
  {
    fault: 19,
    what: 'Signing out removes the tokens before it asks the provider.',
    file: 'screens/session/session.ts',
    source: `      store.remove();
      return leaving;`,
    without: `      return leaving;`,
    test: { file: session, title: 'begins no renewal that has waited for the logout' },
  },
  {
    fault: 20,
    what: 'What another tab sees of its user is looked at at once.',
    file: 'screens/session/idle/use-idle-phase.ts',
    source: `    addEventListener('storage', look);`,
    without: ``,
    test: { file: idle, title: 'takes its warning away as soon as another tab sees somebody' },
  },
  {
    fault: 21,
    what: 'Clocks may differ by 30 seconds.',
    file: 'gateway/identity/token-verifier.ts',
    source: `        clockTolerance: leeway,`,
    without: ``,
    test: { file: verifier, title: 'forgives clocks that differ by 30 seconds' },
  },
  {
    fault: 21,
    what: 'How long a token lives is read from its own two times, not from the clock of the page.',
    file: 'screens/session/token-age.ts',
    source: `claims.exp > claims.iat ? claims.exp - claims.iat : undefined`,
    without: `claims.exp > claims.iat ? claims.exp - Date.now() / 1000 : undefined`,
    test: {
      file: 'screens/session/token-age.test.ts',
      title: 'is the difference of two times of the server',
    },
  },
  {
    fault: 22,
    what: 'Whoever comes back after the end finds it ended.',
    file: 'screens/session/idle/use-idle-phase.ts',
    source: `      if (phaseNow(now).phase !== 'over') writeLastActive(now);`,
    without: `      writeLastActive(now);`,
    test: { file: idle, title: 'logs out on waking, also when the first thing' },
  },
  {
    fault: 22,
    what: 'A clock that was set back begins counting anew.',
    file: 'screens/session/idle/use-idle-phase.ts',
    source: `stored !== undefined && stored <= now`,
    without: `stored !== undefined`,
    test: { file: idle, title: 'counts anew from a clock that was set back' },
  },
  {
    fault: 23,
    what: 'What a gateway remembers of users is checked with every call.',
    file: 'gateway/calls/work.ts',
    source: `  requireCurrent(incoming, await trail.keep(entries));`,
    without: `  await trail.keep(entries);`,
    test: {
      file: 'gateway/memory/memory.test.ts',
      title: 'is not trusted once another gateway has changed',
      on: 'PostgreSQL',
    },
  },
  {
    fault: 23,
    what: 'Writes check it in their transaction.',
    file: 'gateway/calls/work.ts',
    source: `  if (version !== undefined) requireCurrent(incoming, await version);`,
    without: ``,
    test: {
      file: 'gateway/memory/memory.test.ts',
      title: 'is not trusted once another gateway has changed',
      on: 'PostgreSQL',
    },
  },
  {
    fault: 23,
    what: 'The socket of a user who lost every right is closed.',
    file: 'gateway/live/live-connection.ts',
    source: `    void this.#recheck();`,
    without: ``,
    test: { file: 'gateway/live/live-server.test.ts', title: 'close at once for a user who is disabled' },
  },
  {
    fault: 24,
    what: 'A session that cannot be read is taken for none.',
    file: 'screens/session/token-store.ts',
    source: `    return isStoredUser(user) ? user : undefined;
  } catch {
    return undefined;
  }`,
    without: `    return isStoredUser(user) ? user : undefined;
  } finally {
  }`,
    test: { file: session, title: 'clears a kept session that cannot be read' },
  },
  {
    fault: 24,
    what: 'A session that cannot be read is removed.',
    file: 'screens/session/token-store.ts',
    source: `      if (user === undefined) remove();`,
    without: ``,
    test: { file: session, title: 'clears a kept session that cannot be read' },
  },
  {
    fault: 24,
    what: 'A tab state that cannot be read says nothing.',
    file: 'engine/react/box/tab-state.ts',
    source: `    return checked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return {};
  }`,
    without: `    return checked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } finally {
  }`,
    test: { file: 'engine/react/box/tab-state.test.ts', title: 'counts as nothing said where it is broken' },
  },
  {
    fault: 24,
    what: 'A draft that cannot be read is none.',
    file: 'engine/react/modal/drafts.ts',
    source: '    return isDraft(stored) ? stored : undefined;',
    without: '    return stored as Draft;',
    test: { file: 'engine/react/modal/drafts.test.tsx', title: 'takes one that cannot be read for none' },
  },
  {
    fault: 25,
    what: 'Only the algorithms of public keys are taken.',
    file: 'gateway/identity/token-verifier.ts',
    source: `        algorithms: ['ES256', 'RS256'],`,
    without: ``,
    test: { file: verifier, title: 'refuses an algorithm that is not ours' },
  },
  {
    fault: 25,
    what: 'A token has to be meant for this gateway.',
    file: 'gateway/identity/token-verifier.ts',
    source: `        audience,
        algorithms`,
    without: `        algorithms`,
    test: { file: verifier, title: 'refuses ' },
  },
  {
    fault: 25,
    what: 'A token has to be of our issuer.',
    file: 'gateway/identity/token-verifier.ts',
    source: `        issuer,
        audience,`,
    without: `        audience,`,
    test: { file: verifier, title: 'refuses ' },
  },
  {
    fault: 25,
    what: 'An identity token is no access token.',
    file: 'gateway/identity/token-verifier.ts',
    source: `{ typ: 'at+jwt' }`,
    without: `{}`,
    test: { file: verifier, title: 'refuses ' },
  },
  {
    fault: 25,
    what: 'A token says whose it is, when it was made and when it ends.',
    file: 'gateway/identity/token-verifier.ts',
    source: `        requiredClaims: ['sub', 'exp', 'iat'],`,
    without: ``,
    test: { file: verifier, title: 'refuses a token without' },
  },
  {
    fault: 25,
    what: 'A huge token is not looked into.',
    file: 'gateway/identity/token-verifier.ts',
    source: `    if (token.length > longestToken) throw new TokenRefusedError('too-long');`,
    without: ``,
    test: { file: verifier, title: 'refuses a huge token' },
  },
  {
    fault: 75,
    what: 'No token is good for a session that has ended.',
    file: 'gateway/identity/sign-in-sessions.ts',
    source: `   where id = $1 and ended_at is null\`,
  { isQuick: true },`,
    without: `   where id = $1\`,
  { isQuick: true },`,
    test: { file: kept, title: 'is over with its log-out' },
  },
  {
    fault: 75,
    what: 'A session ends when nobody was at the computer for too long.',
    file: 'gateway/identity/sign-in-sessions.ts',
    source: `return endsAt > now ?`,
    without: `return endsAt > new Date(0) ?`,
    test: { file: kept, title: 'is over when nobody was at the computer' },
  },
  {
    fault: 75,
    what: 'The browser forgets the session when it is closed.',
    file: 'gateway/identity/interactions.ts',
    source: `remember: false`,
    without: `remember: true`,
    test: { file: kept, title: 'is no longer remembered by the browser' },
  },
];
