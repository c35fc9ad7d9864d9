import assert from 'node:assert/strict';
import { compileSources } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { errorsAmong, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { exampleRecord } from '../../engine/compiler/examples/example-file.ts';
import { judgeExamples } from '../../engine/compiler/examples/judge-examples.ts';
import type { ExamplesFile } from '../../engine/compiler/files/examples.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { type JsonObject, jsonObject } from '../../engine/core/json/json.ts';
import { setAt } from '../../engine/core/json/pointer.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { SeedRecord } from '../../engine/core/protocol/load.ts';
import type { HandedProduct } from '../../features/platform/server/product.ts';
import { createGateway, type Gateway } from '../../gateway/gateway.ts';
import { createLoader } from '../../gateway/intake/load/loader.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { openMemoryDatabase } from '../../gateway/store/pglite-database.ts';
import { openWith, type Store } from '../../gateway/store/store.ts';

/** Promise of a product, which a test runner checks. */
export interface ContractCheck {
  readonly title: string;
  readonly run: () => Promise<void>;
}

/** Promises of a product, in their order, with what ends the gateway that they ask. */
export interface Contract {
  readonly checks: readonly ContractCheck[];
  readonly close: () => Promise<void>;
}

/** Users of the checks: one with every right and one with none. */
const users = { able: 'contract|able', barred: 'contract|barred' };

/**
 * Compiles a product and starts its gateway over a database in memory, for tests. Its checks: every example is as it
 * says; the demonstration's first records are accepted; every call asks who is there and what they may; and what the
 * examples of a record show is stored, given back and found again. Throws an Error with the mistakes of the schemas.
 */
export async function contractOf(handed: HandedProduct): Promise<Contract> {
  const { root, firstRecords } = handed;
  const texts = await readSources(root);
  const compilation = await compileSources(texts);
  const mistakes = errorsAmong(compilation.diagnostics);
  if (mistakes.length > 0) throw new Error(formatDiagnostics(mistakes));
  const product = await loadProduct(compilation.files);
  const seed = (await firstRecords?.(new Date())) ?? [];
  const organization = String(
    seed.find(({ entity }) => product.entities[entity]?.record?.organizationAt === '/_id')?.record['_id'] ??
      'CONTRACT',
  );
  const store = await openWith(await openMemoryDatabase(), () => undefined);
  const gateway = await gatewayOf(handed, product, store);
  const world = { product, gateway, organization, examples: examplesIn(texts) };
  const checks = [
    { title: 'every example is as it says', run: async () => judge(product, compilation.sources) },
    {
      title: 'the first records are accepted',
      run: () => load(store, product, [...seed, ...usersOf(product, organization)]),
    },
    { title: 'the terms of use can be accepted', run: () => acceptTerms(world) },
    ...askedCalls(product).map((call) => asksWho(world, call)),
    ...storedKinds(world).map((kind) => keepsRecords(world, kind)),
  ];
  const close = async () => {
    await gateway.close();
    await store.close();
  };
  return { checks, close };
}

interface World {
  readonly product: Product;
  readonly gateway: Gateway;
  readonly organization: string;
  /** Valid records of an entity, from its examples. */
  readonly examples: (entity: string) => readonly JsonObject[];
}

async function gatewayOf({ featuresWith }: HandedProduct, product: Product, store: Store): Promise<Gateway> {
  const gateway = createGateway({
    product,
    store,
    publicConfig: { issuer: 'https://id.test', clientId: 'test', scope: 'openid' },
    verifyToken: async (token) => ({ subject: Buffer.from(token, 'base64url').toString() }),
    features: await featuresWith({})(readConfig({}), silentLog, async () => false),
  });
  await gateway.ready;
  return gateway;
}

function judge(product: Product, sources: Parameters<typeof judgeExamples>[1]): void {
  const found = judgeExamples(product, sources);
  assert.equal(found.length, 0, formatDiagnostics(found));
}

async function load(store: Store, product: Product, records: readonly SeedRecord[]): Promise<void> {
  const results = await createLoader({ database: store.database, product: () => product }).load(records);
  assert.deepEqual(
    results.filter(({ outcome }) => outcome === 'refused'),
    [],
  );
}

/** Makes one user with every role and permission that a rule of access asks for, and one without any. */
function usersOf(product: Product, organization: string): readonly SeedRecord[] {
  const rules = Object.values(product.access).map(({ allows }) => allows.source);
  const asked = (pattern: RegExp) =>
    rules.flatMap((rule) => [...rule.matchAll(pattern)].map(([, word = '']) => word));
  const able = { roles: asked(/hasRole\('([^']+)'\)/g), permissions: asked(/hasPermission\('([^']+)'\)/g) };
  return Object.entries(users).map(([name, subject]) => ({
    entity: 'user',
    record: {
      ...{ _id: `contract-${name}`, type: 'user', id: `contract-${name}`, auth0Id: subject },
      ...{
        email: `${name}@contract.test`,
        firstName: name,
        lastName: 'Tester',
        organizations: [organization],
      },
      ...(name === 'able' ? able : { roles: [], permissions: [] }),
    },
  }));
}

/** Lists the calls that answer known users only. */
function askedCalls(product: Product): readonly CallContract[] {
  return Object.values(product.calls).filter(
    ({ status, isAnonymous }) => status === undefined && isAnonymous === undefined,
  );
}

/** Accepts the latest terms of use as the able user, without which no other call answers. */
async function acceptTerms(world: World): Promise<void> {
  if (world.product.entities['eula'] === undefined) return;
  const [latest, accept] = [world.product.calls['eula.latest'], world.product.calls['eula.accept']];
  if (latest === undefined || accept === undefined) return;
  const { body } = await ask(world, users.able, { method: 'GET', path: latest.path });
  const eulaVersionId = body['id'] ?? '';
  const { status } = await ask(world, users.able, {
    ...{ method: 'POST', path: accept.path, body: { eulaVersionId } },
  });
  assert.ok(status < 300, `The first records have no terms of use that can be accepted: ${status}.`);
}

/** Checks that a call answers nobody unknown, and nobody without the right that it needs. */
function asksWho(world: World, { name, methods, path, access }: CallContract): ContractCheck {
  const isForRoles = /has(?:Role|Permission)\(/.test(world.product.access[access]?.allows.source ?? '');
  return {
    title: `${name} asks who is there and what they may`,
    run: async () => {
      for (const method of methods) {
        const body = method === 'GET' ? undefined : {};
        const unknown = await ask(world, undefined, { method, path, body });
        assert.equal(unknown.status, 401, `${method} ${path} answers somebody who has not signed in.`);
        if (!isForRoles) continue;
        const barred = await ask(world, users.barred, { method, path, body });
        assert.equal(barred.status, 403, `${method} ${path} answers somebody without the right “${access}”.`);
      }
    },
  };
}

/** Calls that store records of an entity and give them back. */
interface StoredKind {
  readonly entity: string;
  readonly save: CallContract;
  readonly get: CallContract;
}

/** Lists the entities whose records can be stored and read by themselves, and that have valid examples. */
function storedKinds({ product, examples }: World): readonly StoredKind[] {
  const calls = Object.values(product.calls);
  return Object.keys(product.entities).flatMap((entity) => {
    const save = calls.find(({ store }) => store.kind === 'save' && store.entity === entity);
    const get = calls.find(({ store }) => store.kind === 'get' && store.entity === entity);
    const isOwned = product.entities[entity]?.record?.subject === undefined;
    return save && get && isOwned && examples(entity).length > 0 ? [{ entity, save, get }] : [];
  });
}

function keepsRecords(world: World, { entity, save, get }: StoredKind): ContractCheck {
  const { product, organization, examples } = world;
  return {
    title: `${save.name} stores what the examples show, and ${get.name} gives it back`,
    run: async () => {
      const at = product.entities[entity]?.record?.organizationAt;
      for (const example of examples(entity)) {
        const content = jsonObject(at === undefined ? example : setAt(example, at, organization));
        const sent = save.body?.wrap === undefined ? content : { [save.body.wrap]: content };
        const saved = await ask(world, users.able, { method: 'POST', path: save.path, body: sent });
        assert.ok(saved.status < 300, `${save.path} refuses an example: ${JSON.stringify(saved.body)}`);
        const by = get.store.kind === 'get' ? get.store.by : '';
        const path = `${get.path}?${by}=${String(saved.body['id'])}`;
        const read = await ask(world, users.able, { method: 'GET', path });
        assert.equal(read.status, 200, `${path} does not find what was stored.`);
        for (const [name, value] of Object.entries(content)) assert.deepEqual(read.body[name], value);
      }
    },
  };
}

/** Reads the valid records among the examples of a schema set, by entity. */
function examplesIn(texts: ReadonlyMap<string, string>): World['examples'] {
  const set = readSchemaSet(texts, schemaSetDiagnostics());
  const files = [...set.of('examples').values()].map(({ value }) => value);
  return (entity) =>
    files
      .filter((file) => file.entity === entity)
      .flatMap((file) =>
        file.examples.filter(isValid).map((example) => jsonObject(exampleRecord(file, example))),
      );
}

function isValid({ problems, change }: ExamplesFile['examples'][number]): boolean {
  return problems.length === 0 && change === undefined;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Sends a request as a user, or as nobody; answers with the parsed body. */
async function ask({ gateway }: World, subject: string | undefined, { method, path, body }: Asked) {
  const token = subject && Buffer.from(subject).toString('base64url');
  const response = await gateway.fetch(
    new Request(`http://gateway.test${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: jsonObject(text === '' ? {} : JSON.parse(text)) };
}
