import { describe, expect, it } from 'vitest';
import { createAdapterFactory } from './adapter.ts';
import { createMemoryStorage } from './storage.ts';

function openAdapters() {
  let now = 1_000;
  const storages = { lasting: createMemoryStorage(), passing: createMemoryStorage() };
  return {
    ...storages,
    adapters: createAdapterFactory({ ...storages, now: () => now }),
    pass: (seconds: number) => {
      now += seconds;
    },
  };
}

describe('what the identity provider keeps', () => {
  it('notices a refresh token that is used again, but not at once: a page may be reloaded in between [FAULT-18]', async () => {
    const { adapters, pass } = openAdapters();
    const tokens = adapters('RefreshToken');
    await tokens.upsert('t', { grantId: 'g', exp: 9_000 }, 8_000);
    await tokens.consume('t');
    pass(10);
    expect(await tokens.find('t')).not.toHaveProperty('consumed', expect.anything());
    pass(1);
    expect(await tokens.find('t')).toHaveProperty('consumed', 1_000);
  });

  it('notices an authorization code that is used again at once', async () => {
    const { adapters } = openAdapters();
    const codes = adapters('AuthorizationCode');
    await codes.upsert('c', { grantId: 'g' }, 60);
    await codes.consume('c');
    expect(await codes.find('c')).toHaveProperty('consumed', 1_000);
  });

  it('forgets all tokens of a grant that is revoked, and no others', async () => {
    const { adapters } = openAdapters();
    const tokens = adapters('RefreshToken');
    await tokens.upsert('a', { grantId: 'g' }, 60);
    await tokens.upsert('b', { grantId: 'g' }, 60);
    await tokens.upsert('c', { grantId: 'h' }, 60);
    await tokens.revokeByGrantId('g');
    expect(await Promise.all(['a', 'b', 'c'].map((id) => tokens.find(id)))).toEqual([
      undefined,
      undefined,
      { grantId: 'h' },
    ]);
  });

  it('keeps the session of somebody who signed in, and that of a stranger only for the moment', async () => {
    const { adapters, lasting } = openAdapters();
    const sessions = adapters('Session');
    await sessions.upsert('s', { uid: 'u' }, 60);
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u' });
    expect(await lasting.get('Session:s')).toBeUndefined();
    await sessions.upsert('s', { uid: 'u', accountId: 'reader' }, 60);
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u', accountId: 'reader' });
    expect(await lasting.get('Session:s')).toBeDefined();
    await sessions.destroy('s');
    expect(await sessions.find('s')).toBeUndefined();
  });
});
