import fc from 'fast-check';
import type { Json, JsonObject, JsonSchema, JsonSchemaObject } from '../../engine/core/json/json.ts';
import { getAt, pointerOf, removeAt, setAt } from '../../engine/core/json/pointer.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { uniqueKeysOf } from '../../engine/core/product/unique-keys.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { checkRecord } from '../../engine/core/validation/validate.ts';
import {
  type Asker,
  openTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from '../../gateway/testing/open-test-gateway.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { arbitraryOf } from './arbitrary-of-schema.ts';
import { type ExampleRecords, readExampleRecords } from './example-records.ts';
import { ownValues } from './own-values.ts';
import { asNamed, namedBy, namingStored } from './stored-references.ts';

/** Users of these tests: one with every right, and one with none. */
export const subjects = { able: 'contract|able', barred: 'contract|barred' };

const organization = 'CONTRACT';

/** Gateway with one record of every kind, and a generator of further valid records. */
export interface ContractGateway {
  readonly gateway: TestGateway;
  /** Sends requests as the user who has every right. */
  readonly ask: Asker;
  /** Returns the `_id` of a stored record of that entity. */
  readonly idOf: (entity: string) => string;
  /** Generates contents that the schemas and rules accept, with references to stored records. */
  readonly contents: (entity: string) => fc.Arbitrary<JsonObject>;
  /** Stores a record as an import does, and returns its `_id`. */
  readonly store: (entity: string, content: JsonObject) => Promise<string>;
  /** Stores a record of every owned kind in a separate organization, and returns the `_id` of each. */
  readonly storeWorld: (world: World) => Promise<ReadonlyMap<string, string>>;
}

/** Identifiers of an organization and its records. */
export interface World {
  readonly organization: string;
  /** Beginning of each `_id`; the name of the entity follows. */
  readonly prefix: string;
}

/** Opens the real gateway in memory and fills it, using only the descriptors and examples of the product in `root`. */
export async function openContractGateway(
  product: Product,
  { root = projectRoot, ...options }: Partial<TestGatewayOptions> & { readonly root?: string } = {},
): Promise<ContractGateway> {
  const examples = await readExampleRecords(root);
  const gateway = await openTestGateway({ ...options, product });
  const own: Stored = { organization, examples, records: new Map() };
  const idOf = (entity: string) => String(own.records.get(entity)?.['_id']);
  const contents = (entity: string) => goodContents(product, entity, own);
  const store = async (entity: string, content: JsonObject) => {
    const record = { _id: crypto.randomUUID(), ...content };
    await gateway.load([{ entity, record }]);
    return record._id;
  };
  async function fill(stored: Stored, prefix: string, entities = ownersFirst(product)): Promise<void> {
    for (const entity of entities) {
      const arbitrary = goodContents(product, entity.name, stored);
      const [drawn = {}] = fc.sample(arbitrary, { numRuns: 1, seed: 1 });
      const content = { ...asNamed(product, entity, drawn), ...ownValues[entity.name] } as JsonObject;
      const isOwner = entity.record?.organizationAt === '/_id';
      const id = isOwner ? stored.organization : `${prefix}${entity.name}`;
      stored.records.set(entity.name, { ...content, _id: id });
      await store(entity.name, { ...content, _id: id });
    }
  }
  async function storeWorld(world: World): Promise<ReadonlyMap<string, string>> {
    const stored: Stored = { organization: world.organization, examples, records: new Map() };
    const owned = ownersFirst(product).filter((entity) => isOwned(product, entity));
    await fill(stored, world.prefix, owned);
    return new Map([...stored.records].map(([name, { _id }]) => [name, String(_id)]));
  }
  await fill(own, 'contract-');
  for (const [name, rights] of Object.entries(subjects)) await store(...userWith(product, name, rights));
  return { gateway, ask: gateway.as(subjects.able), idOf, contents, store, storeWorld };
}

/** Organization of these tests, with a record of each entity. */
interface Stored {
  readonly organization: string;
  readonly examples: ExampleRecords;
  readonly records: Map<string, JsonObject>;
}

/**
 * Lists the entities with records of their own, each after its owner and the entities it refers to; organizations come
 * first.
 */
function ownersFirst(product: Product): readonly Entity[] {
  const depth = (entity: Entity): number => {
    if (entity.record?.organizationAt === '/_id') return -1;
    const subject = entity.record?.subject;
    const names = [...(subject === undefined ? [] : [subject]), ...namedBy(entity)];
    const others = names.flatMap((name) => product.entities[name] ?? []).filter((other) => other !== entity);
    return Math.max(0, ...others.map((other) => 1 + depth(other)));
  };
  const records = Object.values(product.entities).filter(({ record }) => record !== undefined);
  return records.toSorted((a, b) => depth(a) - depth(b));
}

/** Reports whether an organization owns the records, directly or through their subject. */
function isOwned(product: Product, { record }: Entity): boolean {
  const owner = record?.subject === undefined ? undefined : product.entities[record.subject];
  return owner === undefined ? record?.organizationAt !== undefined : isOwned(product, owner);
}

/** Makes a user with every role that access rules ask for, or with none. */
function userWith(product: Product, name: string, subject: string): [string, JsonObject] {
  const rules = Object.values(product.access).map(({ allows }) => allows.source);
  const asked = (pattern: RegExp) =>
    rules.flatMap((rule) => [...rule.matchAll(pattern)].map(([, word = '']) => word));
  const isAble = subject === subjects.able;
  const content = {
    type: 'user',
    id: name,
    auth0Id: subject,
    email: `${name}@contract.test`,
    firstName: name,
    lastName: 'Tester',
    roles: isAble ? asked(/hasRole\('([^']+)'\)/g) : [],
    permissions: isAble ? asked(/hasPermission\('([^']+)'\)/g) : [],
    organizations: [organization],
  };
  return ['user', content];
}

const gatewayFields = ['_id', '_rev', 'performedBy', 'updatedAt'];

function goodContents(product: Product, name: string, stored: Stored): fc.Arbitrary<JsonObject> {
  const entity = product.entities[name];
  if (entity === undefined) throw new Error(`There is no entity "${name}".`);
  const unresolved = (): JsonSchema => true;
  const problems = (content: JsonObject) => problemsOf(product, entity, content, stored.records);
  const isGood = (content: JsonObject) => problems(content).length === 0;
  const random = arbitraryOf(entity.schema, unresolved) as fc.Arbitrary<JsonObject>;
  const owning = (value: JsonObject, unique: string) =>
    namingStored(belonging(value, { entity, stored, unique }), entity, stored.records);
  const examples = stored.examples(name).filter((each) => isGood(owning(each, 'x')));
  const start = examples.length === 0 ? fc.constant({}) : fc.constantFrom(...examples);
  return fc
    .tuple(start, random)
    .map(([example, content]) => {
      // Adds a fresh value, since generated values repeat with the seed and would violate unique fields.
      const unique = crypto.randomUUID();
      const random = owning(content, unique);
      if (examples.length === 0) return corrected(product, entity, random, stored);
      return varied(owning(example, unique), random, isGood);
    })
    .filter(seldomRefused(name, problems));
}

/** Creates a filter that throws after many refusals in a row, since the generator would otherwise never end. */
function seldomRefused(name: string, problems: (content: JsonObject) => readonly Problem[]) {
  let inARow = 0;
  return (content: JsonObject) => {
    const found = problems(content);
    inARow = found.length === 0 ? 0 : inARow + 1;
    if (inARow === 200) {
      const reasons = found.map(({ at, code }) => `${code} at ${at}`).join(', ');
      throw new Error(`200 drawn records of "${name}" in a row are refused, the last one for ${reasons}.`);
    }
    return found.length === 0;
  };
}

/** Copies values of a random record into a valid one as long as the record remains valid. */
function varied(good: JsonObject, random: JsonObject, isGood: (content: JsonObject) => boolean): JsonObject {
  return Object.entries(random).reduce((record, [key, value]) => {
    const next = setAt(record, pointerOf([key]), value);
    return isGood(next) ? next : record;
  }, good);
}

interface Belonging {
  readonly entity: Entity;
  readonly stored: Stored;
  readonly unique: string;
}

/** Points references to stored records, and makes unique values unique. */
function belonging(content: JsonObject, { entity, stored, unique }: Belonging): JsonObject {
  const { record, schema } = entity;
  const own = gatewayFields.reduce((rest, name) => removeAt(rest, `/${name}`), content);
  const subject =
    record?.subject === undefined ? {} : { subject: stored.records.get(record.subject)?.['_id'] };
  const owned =
    record?.organizationAt === undefined || record.organizationAt === '/_id'
      ? { ...own, ...subject }
      : setAt({ ...own, ...subject }, record.organizationAt, stored.organization);
  const fieldAt = (at: string) =>
    getAt(schema, at.replaceAll('/', '/properties/')) as JsonSchemaObject | undefined;
  const isPlain = (at: string) => {
    const field = fieldAt(at);
    return field !== undefined && field.pattern === undefined;
  };
  const keys = record === undefined ? [] : uniqueKeysOf(record);
  return keys
    .map(({ at }) => at)
    .filter(isPlain)
    .reduce((rest, at) => setAt(rest, at, unique.slice(0, fieldAt(at)?.maxLength)), owned);
}

/** Removes the values that rules refuse, since generators do not know the rules. */
function corrected(product: Product, entity: Entity, content: JsonObject, stored: Stored): JsonObject {
  const refused = problemsOf(product, entity, content, stored.records).filter(
    ({ code }) => code !== 'required',
  );
  return refused.reduce((rest, { at }) => removeAt(rest, at), content);
}

function problemsOf(
  product: Product,
  entity: Entity,
  content: JsonObject,
  stored: ReadonlyMap<string, JsonObject>,
) {
  const records: Record<string, Json | undefined> = Object.fromEntries(stored);
  const now = new Date().toISOString();
  const scope = { records, now, today: now.slice(0, 10) };
  return checkRecord({ product, entity: entity.name, value: content, scope }).filter(
    ({ severity }) => severity === 'error',
  );
}
