import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { SessionKeeper } from '../sessions/session-keeper.ts';
import type { IdentityStorage } from './storage.ts';

export interface AdapterOptions {
  /** Storage of data that must survive a restart: sessions and grants of signed-in users. */
  readonly lasting: IdentityStorage;
  /** Storage of data that anybody can create without signing in, and of codes that live a minute. */
  readonly passing: IdentityStorage;
  readonly sessions: Pick<SessionKeeper, 'start' | 'standing'>;
  /** Returns browser and system of the current request. */
  readonly device: () => string;
  /** Clock in seconds since 1970. */
  readonly now?: () => number;
}

const lastingModels = new Set(['Session', 'Grant']);

/** Creates the adapters by which the provider reads and writes its models; see its `adapter` setting. */
export function createAdapterFactory(options: AdapterOptions): AdapterFactory {
  return (model) => createAdapter(model, options);
}

function createAdapter(
  model: string,
  { lasting, passing, sessions, device, now = () => Math.floor(Date.now() / 1000) }: AdapterOptions,
): Adapter {
  const main = lastingModels.has(model) ? lasting : passing;
  const keyOf = (id: string) => `${model}:${id}`;

  /** Finds an entry, except a session that has ended, so that its cookie leads to a new sign-in. */
  async function find(id: string): Promise<AdapterPayload | undefined> {
    const found = (await main.get(keyOf(id))) ?? (await passing.get(keyOf(id)));
    if (model !== 'Session' || found?.accountId === undefined) return found;
    return (await sessions.standing(String(found.uid))) === undefined ? undefined : found;
  }

  /**
   * Chooses the storage. Sessions without an account, which anybody can create, take no room in the lasting storage.
   */
  function storageFor(payload: AdapterPayload): IdentityStorage {
    return model === 'Session' && payload.accountId === undefined ? passing : main;
  }

  async function keepSession(id: string, payload: AdapterPayload, lifetime?: number): Promise<void> {
    const { uid, accountId: subject } = payload;
    if (uid === undefined) return;
    if (subject !== undefined) await sessions.start({ id: uid, subject, device: device() });
    await storageFor(payload).set(uidKey(uid), { id }, lifetime);
  }

  async function remember(
    key: string,
    id: string,
    payload: AdapterPayload,
    lifetime?: number,
  ): Promise<void> {
    const storage = storageFor(payload);
    const known = (await storage.get(key))?.['ids'];
    const ids = Array.isArray(known) ? known.filter((other) => other !== id) : [];
    await storage.set(key, { ids: [...ids, id] }, lifetime);
  }

  return {
    find,
    async upsert(id, payload, expiresIn) {
      await storageFor(payload).set(keyOf(id), payload as unknown as JsonObject, expiresIn);
      if (model === 'Session') await keepSession(id, payload, expiresIn);
      if (payload.grantId !== undefined)
        await remember(grantKey(model, payload.grantId), id, payload, expiresIn);
    },
    async findByUid(uid) {
      const id = ((await main.get(uidKey(uid))) ?? (await passing.get(uidKey(uid))))?.['id'];
      return typeof id === 'string' ? find(id) : undefined;
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const payload = await main.get(keyOf(id));
      if (payload === undefined || payload['consumed'] !== undefined) return;
      const expiry = payload['exp'];
      const lifetime = typeof expiry === 'number' ? Math.max(0, expiry - now()) : undefined;
      await main.set(keyOf(id), { ...payload, consumed: now() }, lifetime);
    },
    async destroy(id) {
      await main.delete(keyOf(id));
      await passing.delete(keyOf(id));
    },
    async revokeByGrantId(grantId) {
      const ids = (await main.get(grantKey(model, grantId)))?.['ids'];
      for (const id of Array.isArray(ids) ? ids : []) await main.delete(keyOf(String(id)));
      await main.delete(grantKey(model, grantId));
    },
  };
}

function uidKey(uid: string): string {
  return `uid:${uid}`;
}

function grantKey(model: string, grantId: string): string {
  return `grant:${model}:${grantId}`;
}
