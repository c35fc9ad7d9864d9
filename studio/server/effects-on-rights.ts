import { setImmediate } from 'node:timers/promises';
import type { Scope, UserProfile } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { AccessRule } from '../../engine/core/product/access-rule.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { labelAt } from '../../engine/core/records/label.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import type { Call } from '../../gateway/records/context/call.ts';
import { profileKind, profilesOf } from '../../gateway/records/context/profiles.ts';
import { organizationOf } from '../../gateway/records/owner.ts';
import type { Queryable } from '../../gateway/store/database.ts';
import { kindsOf } from '../../gateway/store/kinds/kinds.ts';
import { scopeSql } from '../../gateway/store/kinds/organization-scope.ts';

/** Right that some users have in only one of two versions. */
export interface RightEffect {
  readonly right: string;
  /** Names of the users who gain the right, and who lose it. */
  readonly gains: readonly string[];
  readonly loses: readonly string[];
}

export interface RightsEffects {
  readonly effects: readonly RightEffect[];
  /** Number of users examined, and number of all users. */
  readonly users: number;
  readonly of: number;
}

/** Number of records of each entity on which rules are evaluated. */
const sampled = 20;

/** Milliseconds after which no further user is examined. */
const longest = 5_000;

/**
 * Compares the rights in two versions by evaluating both for every user and a sample of records. Returns nothing of the
 * records but titles of fields. `only`: names of the access rules that are asked alone, about the records that they
 * read; absent: every right.
 */
export async function effectsOnRights(
  { database, today, timeZone, origin }: Pick<Call, 'database' | 'today' | 'timeZone' | 'origin'>,
  before: Product,
  after: Product,
  only?: readonly string[],
): Promise<RightsEffects> {
  const kinds = only === undefined ? undefined : kindsRead([before, after], only);
  const [users, records] = [await userDocuments(database, before), await sampleOf(database, before, kinds)];
  const times = { today, timeZone, now: origin.at.toISOString() };
  const rightsOf = (product: Product) =>
    only === undefined
      ? rightsIn(product, records, times, fieldsOfBoth(before, after))
      : rightsByRules(product, records, times, only);
  const [former, next] = [rightsOf(before), rightsOf(after)];
  const found = new Map<string, Record<'gains' | 'loses', Map<JsonObject, string>>>();
  const begun = performance.now();
  let looked = 0;
  for (const document of users) {
    if (performance.now() - begun > longest) break;
    const [had, has] = [former(document), next(document)];
    const note = (right: string, kind: 'gains' | 'loses') => {
      const effect = found.get(right) ?? { gains: new Map(), loses: new Map() };
      effect[kind].set(document, nameOf(document));
      found.set(right, effect);
    };
    for (const [right, words] of has) if (!had.has(right)) note(words, 'gains');
    for (const [right, words] of had) if (!has.has(right)) note(words, 'loses');
    looked += 1;
    await setImmediate();
  }
  const effects = [...found].map(([right, { gains, loses }]) => {
    return { right, gains: [...gains.values()], loses: [...loses.values()] };
  });
  return { effects, users: looked, of: users.length };
}

interface SampledRecord {
  readonly entity: string;
  readonly id: string;
  readonly document: JsonObject;
}

/**
 * Titles of the fields that both versions have, by entity and path: a changed title changes no right, and a new field
 * shows no stored value.
 */
type SharedFields = Readonly<Record<string, ReadonlyMap<string, string>>>;

function fieldsOfBoth(before: Product, after: Product): SharedFields {
  return Object.fromEntries(
    Object.values(after.entities).map((entity) => {
      const former = before.entities[entity.name]?.fields ?? {};
      const paths = Object.keys(entity.fields).filter((path) => Object.hasOwn(former, path));
      return [entity.name, new Map(paths.map((path) => [path, `${entity.title}, ${labelAt(entity, path)}`]))];
    }),
  );
}

type Times = Pick<Scope, 'today' | 'timeZone' | 'now'>;
type RightsOf = (user: JsonObject) => ReadonlyMap<string, string>;

/** Collects the rights of a user with their titles, keyed by record if they depend on one. */
function rightsIn(
  product: Product,
  records: readonly SampledRecord[],
  times: Times,
  shared: SharedFields,
): RightsOf {
  const profiles = profilesOf(product);
  const rules = Object.values(product.access);
  const known = knownRecords(product, records);
  return (document) => {
    const user = profiles.ofDocument(document);
    const rights = new Map<string, string>();
    if (user === undefined) return rights;
    const add = (words: string, about = '') => rights.set(`${words}${separator}${about}`, words);
    const scope: Scope = { ...times, user };
    for (const { name, about } of rules)
      if (about === undefined && isAllowed(product, name, scope)) add(name);
    for (const { name, access } of Object.values(product.calls))
      if (rights.has(`${access}${separator}`)) add(`call ${name}`);
    for (const organization of organizationsOf(user)) add(organization);
    for (const { kind, id, record, organization } of known) {
      if (organization !== null && !user.organizations.includes(organization)) continue;
      const about: Scope = { ...scope, self: record, records: { [kind.name]: record } };
      const { entity } = kind;
      for (const rule of rules)
        if ((rule.about ?? kind.name) === kind.name && isAllowed(product, rule.name, about))
          add(rule.name, `${kind.name} ${id}`);
      if (organization !== null) rights.set(`reach${separator}${kind.name} ${id}`, `reach ${entity.title}`);
      for (const [path, { readAccess, writeAccess }] of Object.entries(entity.fields)) {
        const label = shared[kind.name]?.get(path);
        if (label === undefined || !isAllowed(product, readAccess, about)) continue;
        const at = `${separator}${kind.name} ${id} ${path}`;
        rights.set(`see${at}`, `see ${label}`);
        if (isAllowed(product, writeAccess, about)) rights.set(`change${at}`, `change ${label}`);
      }
    }
    return rights;
  };
}

/** Lists the kinds of records that rules of a version judge or read. */
function kindsRead(products: readonly Product[], only: readonly string[]): ReadonlySet<string> {
  return new Set(products.flatMap((product) => rulesNamed(product, only).flatMap(kindsOfRule)));
}

function rulesNamed({ access }: Product, names: readonly string[]): readonly AccessRule[] {
  return names.flatMap((name) => access[name] ?? []);
}

function kindsOfRule({ about, reads = [] }: AccessRule): readonly string[] {
  return about === undefined ? reads : [about];
}

/** Collects the rights of a user by some rules: once, or by each record that a rule judges. */
function rightsByRules(
  product: Product,
  records: readonly SampledRecord[],
  times: Times,
  only: readonly string[],
): RightsOf {
  const profiles = profilesOf(product);
  const known = knownRecords(product, records);
  const rules = rulesNamed(product, only).map((rule) => {
    const kinds = kindsOfRule(rule);
    return { ...rule, judged: known.filter(({ kind }) => kinds.includes(kind.name)) };
  });
  return (document) => {
    const user = profiles.ofDocument(document);
    const rights = new Map<string, string>();
    if (user === undefined) return rights;
    for (const { name, about, judged } of rules) {
      if (about === undefined && isAllowed(product, name, { ...times, user })) rights.set(name, name);
      for (const { kind, id, record, organization } of judged) {
        if (organization !== null && !user.organizations.includes(organization)) continue;
        const scope: Scope = { ...times, user, self: record, records: { [kind.name]: record } };
        if (isAllowed(product, name, scope)) rights.set(`${name}${separator}${id}`, name);
      }
    }
    return rights;
  };
}

function knownRecords(product: Product, records: readonly SampledRecord[]) {
  return records.flatMap(({ entity: name, id, document }) => {
    const kind = kindsOf(product).get(name);
    if (kind === undefined) return [];
    const record = inPresentShape(kind.entity, document);
    return [{ kind, id, record, organization: organizationOf(kind, record) }];
  });
}

function organizationsOf({ organizations }: UserProfile): readonly string[] {
  return organizations.map((id) => `belong to ${id}`);
}

/** Separator between a right and its record. */
const separator = '\0';

function nameOf({ firstName, lastName, _id }: JsonObject): string {
  const name = [firstName, lastName].filter((each) => typeof each === 'string').join(' ');
  return name === '' ? String(_id) : name;
}

async function userDocuments(database: Queryable, product: Product): Promise<readonly JsonObject[]> {
  const { from, where, parameters } = scopeSql(profileKind(product), 'everything', 1);
  const { rows } = await database.query<{ document: JsonObject }>(
    `select r.document from ${from} where ${where} and r.deleted_at is null order by r.id`,
    [...parameters],
  );
  return rows.map(({ document }) => document);
}

/** Samples records of every kind with its own organization, an access rule, or fields hidden from some users. */
async function sampleOf(
  database: Queryable,
  product: Product,
  only?: ReadonlySet<string>,
): Promise<readonly SampledRecord[]> {
  const { name: profile } = profileKind(product);
  const sample: SampledRecord[] = [];
  for (const kind of kindsOf(product).values()) {
    if (kind.name === profile || only?.has(kind.name) === false) continue;
    const { from, where, parameters } = scopeSql(kind, 'everything', 2);
    const { rows } = await database.query<{ id: string; document: JsonObject }>(
      `select r.id, r.document from ${from} where ${where} and r.deleted_at is null order by r.id limit $1`,
      [sampled, ...parameters],
    );
    sample.push(...rows.map(({ id, document }) => ({ entity: kind.name, id, document })));
  }
  return sample;
}
