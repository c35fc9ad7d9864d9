import { env } from 'node:process';
import { beforeEach, describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { withSealed } from '../../engine/core/product/with-sealed.ts';
import { isRiskWithin, type RiskGrade } from '../../engine/core/protocol/change-risk.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import { withoutPaths } from '../../engine/core/records/transient.ts';
import { GatewayError } from '../../gateway/operation/errors.ts';
import { profilesOf } from '../../gateway/records/context/profiles.ts';
import { organizationOf } from '../../gateway/records/owner.ts';
import { kindsOf, ProductError } from '../../gateway/store/kinds/kinds.ts';
import { publish, storeVersion } from '../../gateway/versions/publications.ts';
import { product } from '../../generated/product.ts';
import { effectsOnRights } from '../../studio/server/effects-on-rights.ts';
import { compareRights, requireSealed, withRights } from '../../studio/server/rights.ts';
import { demoRecords } from '../../tools/demo/demo-set.ts';
import { release, studioParts } from '../publishing/studio-parts.ts';
import { randomOf, type Spot, spotsIn } from '../schemas/random-drafts.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, patient } from './harness/records.ts';

const api = '/api/regimen/studio';
const parts = await studioParts();
const versions = parts.versions;

const userFile = 'schemas/user/user.schema.json';
const rolesFile = 'schemas/codes/roles.codes.json';
const organizationsFile = 'schemas/codes/own-organizations.codes.json';
const accessFile = 'schemas/access/product.access.json';
const patientFile = 'schemas/patient/patient.schema.json';
const productFile = 'schemas/product.json';
const callsFile = 'schemas/allergy/allergy.calls.json';
const allergyFile = 'schemas/allergy/allergy.schema.json';
const statesFile = 'schemas/codes/workflow-states.codes.json';
const userMigrations = 'schemas/user/user.migrations.json';
const patientMigrations = 'schemas/patient/patient.migrations.json';
const patientRules = 'schemas/patient/patient.rules.json';

/** Files of a draft as values, while the draft is made. */
type Files = Map<string, JsonObject>;
type Edit = (files: Files, random: () => number) => void;

function fileOf(files: Files, path: string): Record<string, Json> {
  const value = files.get(path) ?? JSON.parse(release.get(path) ?? '{}');
  files.set(path, value);
  return value;
}

/** Finds the object at a path of names, and creates it if it is missing. */
function objectAt(files: Files, path: string, ...names: readonly string[]): Record<string, Json> {
  let value: Record<string, Json> = fileOf(files, path);
  for (const name of names) {
    value[name] ??= {};
    value = value[name] as Record<string, Json>;
  }
  return value;
}

const draftOf = (files: Files) =>
  [...files].map(([path, value]) => ({ path, base: release.get(path) ?? '', text: JSON.stringify(value) }));

/** Makes a value set in which other words are spellings of its codes. */
function withSpellings(title: string, codes: Readonly<Record<string, readonly string[]>>): JsonObject {
  return {
    ...{ $schema: '../meta/codes.schema.json', title, description: 'A list.', 'x-origin': 'assumed' },
    columns: { aliases: { type: 'list', description: 'Other spellings.' } },
    codes: Object.entries(codes).map(([code, aliases]) => ({ code, display: code, aliases: [...aliases] })),
  };
}

/** Reads the organizations of users from a value set in which NORTH is another word for EMTM. */
const widensOrganizations: Edit = (files) => {
  files.set(organizationsFile, withSpellings('Organizations', { EMTM: ['NORTH'], ECPN: [], SOUTH: [] }));
  objectAt(files, userFile, 'properties', 'organizations')['items'] = {
    $ref: '../codes/own-organizations.codes.json',
  };
};

const widensRoles: Edit = (files) => {
  const codes = { pharmacist: [], support: [], clinical_admin: ['support'], user_admin: [] };
  files.set(rolesFile, withSpellings('Roles', codes));
  objectAt(files, userFile, 'properties', 'roles')['items'] = { $ref: '../codes/roles.codes.json' };
};

const recodesRoles: Edit = (files) => {
  files.set(userMigrations, {
    $schema: '../meta/migrations.schema.json',
    steps: [{ recode: '/roles/*', codes: { support: 'clinical_admin' } }],
  });
};

const edits: Readonly<Record<string, Edit>> = {
  widensOrganizations,
  widensRoles,
  recodesRoles,
  permissionsFromTitle: (files) => {
    objectAt(files, userFile, 'x-aliases')['/roles'] = ['/permissions'];
  },
  rolesOfAnyName: (files, random) => {
    const [from = ''] = picked(['pharmacist', 'support', 'user_admin'], random);
    const [to = ''] = picked(['pharmacist', 'clinical_admin', 'user_admin'], random);
    const steps = [{ recode: '/roles/*', codes: { [from]: to } }];
    files.set(userMigrations, { $schema: '../meta/migrations.schema.json', steps });
  },
  rule: (files, random) => {
    const rules = objectAt(files, accessFile, 'rules');
    const open = Object.keys(rules).filter((name) => !name.startsWith('studio.'));
    const [name = ''] = picked(open, random);
    const [when = ''] = picked(["hasRole('support')", "user.id != ''", "inOrganization('EMTM')"], random);
    objectAt(files, accessFile, 'rules', name)['when'] = when;
  },
  callOfAnotherRule: (files, random) => {
    const calls = objectAt(files, callsFile, 'calls');
    const [name = ''] = picked(
      Object.keys(calls).filter((each) => isJsonObject(calls[each])),
      random,
    );
    const [rule = ''] = picked(['signed-in', 'patient.edit', 'library.read'], random);
    objectAt(files, callsFile, 'calls', name)['access'] = rule;
  },
  protection: (files, random) => {
    const properties = objectAt(files, patientFile, 'properties');
    const guarded = Object.keys(properties).filter((name) =>
      JSON.stringify(properties[name]).includes('x-access'),
    );
    const [name = ''] = picked(guarded, random);
    delete objectAt(files, patientFile, 'properties', name)['x-access'];
  },
  constant: (files, random) => {
    const [name = ''] = picked(['discharge-organizations', 'call-or-home-organizations'], random);
    objectAt(files, productFile, 'constants', name)['value'] = ['EMTM', 'ECPN', 'NORTH'];
  },
  group: (files) => {
    for (const each of fileOf(files, statesFile)['codes'] as Record<string, Json>[])
      if (each['group'] === 'failure-to-engage') each['group'] = 'safety';
  },
  organizationOfPatients: (files) => {
    objectAt(files, patientFile, 'x-record')['organizationAt'] = '/programId';
  },
  patientsMove: (files) => {
    const steps = [{ recode: '/managingOrganization/id', codes: { NORTH: 'EMTM' } }];
    files.set(patientMigrations, { $schema: '../meta/migrations.schema.json', steps });
  },
  patientsAreDerived: (files) => {
    const rules = fileOf(files, patientRules);
    rules['derived'] = [
      ...(rules['derived'] as Json[]),
      { id: 'patient.moved', at: '/managingOrganization/id', value: "'EMTM'" },
    ];
  },
  statusOfPatients: (files) => {
    const steps = [{ recode: '/status', codes: { dormant: 'active' } }];
    files.set(patientMigrations, { $schema: '../meta/migrations.schema.json', steps });
  },
  // Changes that give no user more rights, and may therefore be published alone.
  longer: (files, random) => {
    objectAt(files, allergyFile, 'properties', 'description')['maxLength'] = 60 + Math.floor(random() * 40);
  },
  titles: (files) => {
    for (const path of [...release.keys()].filter(
      (each) => /^schemas\/(?!user\/)\w.*\.schema\.json$/.test(each) && !each.includes('/meta/'),
    )) {
      const file = fileOf(files, path);
      if (!isJsonObject(file['x-record'])) continue;
      for (const spot of spotsIn({ file }))
        if (spot.name === 'title' && typeof spot.value === 'string') spot.put(`${spot.value} again`);
    }
  },
  word: (files) => {
    objectAt(files, userFile, 'properties', 'title')['title'] = 'Profession';
  },
  field: (files) => {
    objectAt(files, allergyFile, 'properties')['more'] = {
      ...{ title: 'More', description: 'Something.', 'x-origin': 'assumed', type: 'string', maxLength: 10 },
    };
  },
};

function picked<Item>(items: readonly Item[], random: () => number, count = 1): readonly Item[] {
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([one], [two]) => one - two)
    .slice(0, count)
    .map(([, item]) => item);
}

/** Files in which random values are changed, in addition to the listed mistakes. */
const relevant = [...release.keys()].filter((path) =>
  /^schemas\/(?:user|access|codes\/(?:roles|own-organizations|workflow-states)|patient|allergy|product|review|workflow)\b.*\.json$/.test(
    path,
  ),
);

/** Values of the release by member name, so that a rule is replaced by a rule and a path by a path. */
const alternatives = Map.groupBy(
  relevant.flatMap((path) => [...spotsIn(JSON.parse(release.get(path) ?? '{}'))]),
  ({ name }) => name,
);

/** Reports whether a value is a text without effect on rights, such as a title. */
const isMereText = ({ name }: Spot) => /^(?:title|description|\$schema|x-origin|needs|display)$/.test(name);

const anything: Edit = (files, random) => {
  const [path = ''] = picked(relevant, random);
  const spots = [...spotsIn(fileOf(files, path))].filter((spot) => !isMereText(spot));
  const [spot] = picked(spots, random);
  const [other] = picked(alternatives.get(spot?.name ?? '') ?? [], random);
  spot?.put(random() < 0.25 ? undefined : structuredClone(other?.value));
};

function randomDraft(seed: number): Files {
  const random = randomOf(seed);
  const files: Files = new Map();
  const kinds = random() < 0.5 ? Object.values(edits) : Array.from({ length: 3 }, () => anything);
  for (const edit of picked(kinds, random, 1 + Math.floor(random() * 3))) edit(files, random);
  return files;
}

const ofDemonstration = demoRecords();
const firstOfEach = [...Map.groupBy(ofDemonstration, ({ entity }) => entity).values()].flatMap((all) =>
  all.slice(0, 1),
);
const theirPatients = new Set(firstOfEach.map(({ record }) => record['subject']));

/** Records of every kind, each with its patient, since rights over records are visible only with a record. */
const oneOfEach = new Set([
  ...ofDemonstration.filter(({ record }) => theirPatients.has(record['_id'] ?? '')),
  ...firstOfEach,
]);

interface Stored {
  readonly id: string;
  readonly type: string;
  readonly document: JsonObject;
}

/** Lists the rights of each stored user in a version, without values that the product only compares. */
function rightsBy(version: Product, stored: readonly Stored[]): ReadonlySet<string> {
  const kinds = [...kindsOf(version).values()];
  const [profiles, scope] = [profilesOf(version), { today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' }];
  const found = new Set<string>();
  for (const { id, document } of stored.filter(({ type }) => type === 'user')) {
    const user = profiles.ofDocument(document);
    if (user === undefined) continue;
    for (const { id: about, type, document: other } of stored) {
      const kind = kinds.find((each) => each.type === type);
      if (kind === undefined || kind.name === 'user') continue;
      const record = inPresentShape(kind.entity, other);
      const own = organizationOf(kind, record);
      if (own !== null && !user.organizations.includes(own)) continue;
      found.add(`${id} reaches ${about}`);
      const all = { ...scope, user, self: record, records: { [kind.name]: record } };
      for (const rule of Object.keys(version.access))
        if (isAllowed(version, rule, all)) found.add(`${id} passes ${rule} about ${about}`);
      const fields = Object.entries(kind.entity.fields);
      const hidden = fields.filter(([, { readAccess }]) => !isAllowed(version, readAccess, all));
      // Collects visible values regardless of their paths, which differ between versions.
      for (const value of leavesOf(
        withoutPaths(
          hidden.map(([place]) => place),
          record,
        ),
      ))
        found.add(`${id} sees ${value} of ${about}`);
      for (const [place, { readAccess, writeAccess }] of fields) {
        const isKnown = Object.hasOwn(product.entities[kind.name]?.fields ?? {}, place);
        if (isKnown && isAllowed(version, readAccess, all)) found.add(`${id} sees ${about} ${place}`);
        if (isKnown && isAllowed(version, writeAccess, all)) found.add(`${id} changes ${about} ${place}`);
      }
      for (const { name, access } of Object.values(version.calls))
        if (isAllowed(version, access, all)) found.add(`${id} calls ${name} about ${about}`);
    }
  }
  return found;
}

function leavesOf(value: Json | undefined): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap((each) => leavesOf(each));
}

/** `RIGHTS_SEEDS=1000 RIGHTS_FROM=1 npx vitest run …` searches longer; one of `sentOf` drafts is sent over HTTP. */
const { RIGHTS_SEEDS = '8', RIGHTS_FROM = '3' } = env;
const sentOf = 10;
const [seeds, first] = [Number(RIGHTS_SEEDS), Number(RIGHTS_FROM)];

interface Decided {
  readonly grade: RiskGrade | 'broken' | 'refused';
  /** Product that would be served, if its author may publish it alone. */
  readonly alone?: Product;
}

describe('an analyst who may publish up to what is stored', () => {
  const gateway = useProductGateway({
    ...parts,
    services: { ...parts.services, publishedAlone: 'store' },
  });
  const { as, followed } = gateway;
  beforeEach(followed);

  async function sendDraft(files: Files) {
    const draft = draftOf(files).map(({ path, base, text }) => {
      return { path, base: JSON.stringify(base), text: JSON.stringify(text) };
    });
    const saved = await as('clinical')('POST', `${api}/save`, { title: 'A change', draft });
    if (saved.status !== 200) return undefined;
    const { body } = await as('clinical')('GET', `${api}/changes`);
    const [{ id, revision } = {}] = body['changes'] as readonly JsonObject[];
    return { id, revision };
  }

  async function reviewed(edit: Edit) {
    const files: Files = new Map();
    edit(files, randomOf(1));
    const sent = await sendDraft(files);
    expect(sent).toBeDefined();
    const { body } = await as('admin')('GET', `${api}/review?id=${sent?.id}&revision=${sent?.revision}`);
    const published = await as('clinical')('POST', `${api}/publish`, { ...sent });
    return { review: body, published };
  }

  const rolesOf = async (user: string) => (await as(user)('GET', '/api/regimen/user/me')).body['roles'];

  it('changes no role by sending a draft, whose way back would read roles otherwise', async () => {
    const files: Files = new Map();
    const steps = [{ recode: '/roles/*', codes: { clinical_admin: 'support' } }];
    files.set(userMigrations, { $schema: '../meta/migrations.schema.json', steps });
    expect(await sendDraft(files)).toBeDefined();
    await followed();
    expect(await rolesOf('support')).toEqual(['support']);
    expect(await rolesOf('clinical')).toEqual(['clinical_admin']);
  });

  it('gives the roles of what was published with the next request, whatever was remembered of the user', async () => {
    expect(await rolesOf('support')).toEqual(['support']);
    const database = gateway.database();
    const files: Files = new Map();
    recodesRoles(files, randomOf(1));
    const texts = withTexts(release, draftOf(files));
    const { hash } = await versions.compile(texts);
    await storeVersion(database, product.hash, release);
    await storeVersion(database, hash, texts);
    await publish(database, { hash, after: 0, author: 'user-admin' });
    await followed();
    expect(await rolesOf('support')).toEqual(['clinical_admin']);
    // Expects actions of the new role to be possible immediately, and impossible once the release is served again.
    expect((await as('support')('GET', `${api}/changes`)).status).toBe(200);
    await publish(database, { hash: product.hash, after: 1, author: 'user-admin' });
    await followed();
    expect(await rolesOf('support')).toEqual(['support']);
    expect((await as('support')('GET', `${api}/changes`)).status).toBe(403);
  });

  it('says before a right is changed which roles and how many people gain it, two of one name as two', async () => {
    const asked = (right: object) => as('clinical')('POST', `${api}/rights`, { draft: [], ...right });
    const twins = ['one', 'two'].map((name) => ({
      entity: 'user',
      record: {
        ...{ ...JSON.parse(JSON.stringify(northern)), roles: ['support'] },
        ...{ _id: `twin-${name}`, auth0Id: `twin-${name}`, email: `${name}@example.test` },
      },
    }));
    await gateway.load(twins);
    const { rows } = await gateway.query(
      "select count(*)::int as count from record where document->'roles' ? 'support'",
      [],
    );
    const { body } = await asked({ rule: 'audit.read', role: 'support', may: 'yes' });
    expect(body['rules']).toEqual([
      {
        ...{ name: 'audit.read', title: 'Read the audit trail of patients' },
        roles: [{ title: 'Support', is: 'yes', was: 'no' }],
        ...{ gained: rows[0]?.['count'], lost: 0 },
      },
    ]);
    const sealed = await asked({ rule: 'studio.edit', role: 'support', may: 'yes' });
    expect(sealed.body['message']).toMatch(/new release/);
  });

  it.each([
    ['audit.read', { statements: 1, perPerson: 1 }],
    ['queue.see', { statements: 2, perPerson: 20 }],
  ])('counts people by the changed rule alone, about the records that it reads: %s', async (rule, most) => {
    await gateway.load([...oneOfEach]);
    let [asked, statements] = [0, 0];
    const access = new Proxy(product.access, {
      get(rules, name) {
        asked += 1;
        return Reflect.get(rules, name);
      },
    });
    const database = gateway.database();
    const counted = {
      query: (...given: Parameters<typeof database.query>) => {
        statements += 1;
        return database.query(...given);
      },
    };
    const origin = { author: 'user-clinical', call: 'rights', request: 'rights', at: new Date() };
    const call = { database: counted as typeof database, today: '2026-11-21', timeZone: 'UTC', origin };
    const version = { ...product, access };
    const { of } = await effectsOnRights(call, version, version, [rule]);
    expect(statements).toBeLessThanOrEqual(most.statements);
    // Adds the look-ups of the rule itself, which do not grow with the people.
    expect(asked).toBeLessThanOrEqual(of * 2 * most.perPerson + 4);
    expect(asked).toBeGreaterThanOrEqual(of);
  });

  const gained = (effects: unknown, right: string) =>
    (effects as readonly JsonObject[]).find((each) => each['right'] === right)?.['gains'];

  it.each([
    ['organizations', widensOrganizations, 'belong to EMTM', userFile],
    ['roles', widensRoles, 'studio.edit', rolesFile],
    ['roles by a migration', recodesRoles, 'library.write', userMigrations],
    ['what belongs to whom', edits['patientsMove'], 'reach Patient', patientMigrations],
  ])(
    'gives nobody more %s alone, and the other person is shown who gains',
    async (_name, edit, right, path) => {
      await gateway.load([
        { entity: 'user', record: { ...JSON.parse(JSON.stringify(northern)) } },
        patient('inactive', { status: 'inactive' }),
      ]);
      if (edit === undefined) throw new Error('There is no such edit.');
      const { review, published } = await reviewed(edit);
      expect(review).toMatchObject({ grade: 'access', needsSecondPerson: true });
      expect(review['files']).toEqual(expect.arrayContaining([{ path, grade: 'access' }]));
      expect(gained(review['effects'], right)).not.toEqual([]);
      expect(gained(review['effects'], right)).toBeDefined();
      expect(published).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('about who may do what') },
      });
    },
  );

  it.each([
    ['a text that may be longer', 'check', ['longer']],
    ['a field more', 'store', ['field']],
    ['the titles of every kind of record and of each of its fields', 'words', ['titles']],
    ['all of that together', 'store', ['longer', 'field', 'titles']],
  ])(
    'publishes alone what gives nobody anything, and serves the release again: %s',
    async (_name, grade, names) => {
      await gateway.load([...oneOfEach]);
      const { review, published } = await reviewed((files, random) => {
        for (const name of names) edits[name]?.(files, random);
      });
      expect(review).toMatchObject({ grade, needsSecondPerson: false, effects: [] });
      expect(published.status).toBe(200);
      await followed();
      const back = await as('clinical')('POST', `${api}/rollback`, { hash: product.hash });
      expect([back.status, back.body['message']]).toEqual([200, undefined]);
    },
  );

  it('serves no version again that shows a field which is protected now', async () => {
    const files: Files = new Map();
    objectAt(files, allergyFile, 'properties', 'reaction')['x-access'] = {
      read: 'queue.organization-access',
    };
    const texts = withTexts(release, draftOf(files));
    const { hash, errors } = await versions.compile(texts);
    expect(errors).toEqual([]);
    const database = gateway.database();
    await storeVersion(database, product.hash, release);
    await storeVersion(database, hash, texts);
    await publish(database, { hash, after: 0, author: 'user-admin' });
    await followed();
    for (const [method, address] of [
      ['GET', `${api}/rollback?hash=${product.hash}`],
      ['POST', `${api}/rollback`],
    ] as const) {
      const body = method === 'GET' ? undefined : { hash: product.hash };
      expect(await as('clinical')(method, address, body)).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('other rights') },
      });
    }
  });

  /** Compares rights like a publication, without preparing pages and tables. */
  async function decided(files: Files): Promise<Decided> {
    const draft = draftOf(files);
    const texts = withTexts(release, draft);
    const { hash, errors } = await versions.compile(texts);
    const compiled = errors.length > 0 ? undefined : await versions.product(hash);
    if (compiled === undefined) return { grade: 'broken' };
    const next = { ...{ hash, texts, compiled }, product: withSealed(compiled, product) };
    try {
      requireSealed(compiled, { served: product, before: product });
      profilesOf(next.product);
    } catch (error) {
      if (error instanceof GatewayError || error instanceof ProductError) return { grade: 'refused' };
      throw error;
    }
    const now = new Date('2026-11-21T12:00:00Z');
    const call = {
      product,
      origin: { author: 'user-clinical', call: 'search', request: 'search', at: now },
      today: '2026-11-21',
      timeZone: 'UTC',
    };
    const asked = { ...call, database: gateway.database() };
    const rights = await compareRights(asked, versions, { before: release, next });
    const risk = parts.services.workbench?.risk(draft);
    if (risk === undefined) throw new Error('There is no workbench.');
    const { grade } = withRights(risk, rights);
    return isRiskWithin(grade, 'store') ? { grade, alone: next.product } : { grade };
  }

  /** Sends this draft, requests its review, and publishes it as its author. */
  async function sentAlone(files: Files) {
    const sent = await sendDraft(files);
    await followed();
    // Expects no new right, since sending a draft publishes nothing.
    expect(await rolesOf('clinical')).toEqual(['clinical_admin']);
    const review = await as('admin')('GET', `${api}/review?id=${sent?.id}&revision=${sent?.revision}`);
    if (review.status === 200 && review.body['needsSecondPerson'] === false) return review.body['grade'];
    const published = await as('clinical')('POST', `${api}/publish`, { ...sent });
    expect(published.status).not.toBe(200);
    return review.body['grade'];
  }

  it(`gains no right by any of ${seeds} drafts, from seed ${first}`, {
    timeout: 60_000 + seeds * 20_000,
  }, async () => {
    await gateway.load([
      { entity: 'user', record: { ...JSON.parse(JSON.stringify(northern)) } },
      patient('inactive', { status: 'inactive', dischargeDate: '2026-11-01' }),
      allergy('shown'),
    ]);
    const { rows } = await gateway.query(
      'select id, type, document from record where deleted_at is null order by id',
    );
    const stored = rows as unknown as readonly Stored[];
    const had = rightsBy(product, stored);
    const outcomes: Record<string, number> = {};
    for (let seed = first; seed < first + seeds; seed += 1) {
      const files = randomDraft(seed);
      const { grade, alone } = await decided(files).catch((cause: Error) => {
        throw new Error(`seed ${seed}: ${JSON.stringify(draftOf(files)).slice(0, 2_000)}`, { cause });
      });
      outcomes[grade] = (outcomes[grade] ?? 0) + 1;
      const has = alone === undefined ? [] : [...rightsBy(alone, stored)];
      const gains = has.filter((right) => !had.has(right));
      expect(gains.slice(0, 3), `seed ${seed}: ${[...files.keys()].join(', ')}`).toEqual([]);
      if (seed % sentOf === 0 && grade !== 'broken' && grade !== 'refused')
        expect(await sentAlone(files), `seed ${seed}`).toBe(grade);
      if (seed % 100 === 99) process.stdout.write(`To seed ${seed}: ${JSON.stringify(outcomes)}\n`);
    }
    expect(outcomes['access'], JSON.stringify(outcomes)).toBeGreaterThan(0);
    process.stdout.write(`Seeds ${first} to ${first + seeds - 1}: ${JSON.stringify(outcomes)}\n`);
  });
});

const northern = {
  ...{ _id: 'user-north', type: 'user', id: 'user-north', auth0Id: 'demo|north', email: 'north@demo.test' },
  ...{ firstName: 'Nils', lastName: 'North', roles: ['support'], organizations: ['NORTH'], permissions: [] },
};
