import { describe, expect, it } from 'vitest';
import { type AdapterOptions, createAdapterFactory } from './adapter.ts';
import { createMemoryStorage } from './storage.ts';

function openAdapters() {
  const now = 1_000;
  const storages = { lasting: createMemoryStorage(), passing: createMemoryStorage() };
  const ended = new Set<string>();
  const started: string[] = [];
  const sessions: AdapterOptions['sessions'] = {
    start: async ({ id, device }) => void started.push(`${id} on ${device}`),
    standing: async (id) => (ended.has(id) ? undefined : { subject: 'reader', endsAt: new Date(0) }),
  };
  return {
    ...storages,
    adapters: createAdapterFactory({ ...storages, sessions, device: () => 'a desk', now: () => now }),
    started,
    ended,
  };
}

describe('what the identity provider keeps', () => {
  it('notices an authorization code that is used again at once', async () => {
    const { adapters } = openAdapters();
    const codes = adapters('AuthorizationCode');
    await codes.upsert('c', { grantId: 'g' }, 60);
    await codes.consume('c');
    expect(await codes.find('c')).toHaveProperty('consumed', 1_000);
  });

  it('forgets all tokens of a grant that is revoked, and no others', async () => {
    const { adapters } = openAdapters();
    const tokens = adapters('AuthorizationCode');
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
    const { adapters, lasting, started, ended } = openAdapters();
    const sessions = adapters('Session');
    await sessions.upsert('s', { uid: 'u' }, 60);
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u' });
    expect(await lasting.get('Session:s')).toBeUndefined();
    await sessions.upsert('s', { uid: 'u', accountId: 'reader' }, 60);
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u', accountId: 'reader' });
    expect(await lasting.get('Session:s')).toBeDefined();
    expect(started).toEqual(['u on a desk']);
    ended.add('u');
    expect([await sessions.find('s'), await sessions.findByUid('u')]).toEqual([undefined, undefined]);
    ended.clear();
    await sessions.destroy('s');
    expect(await sessions.find('s')).toBeUndefined();
  });
});
