import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { openTestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { lastPublication, publish, storeVersion } from '../../gateway/versions/publications.ts';
import { product } from '../../generated/product.ts';
import { readSources } from '../../tools/compiler/source/read-sources.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { schemaVersions } from '../../tools/studio/schema-versions.ts';
import { studioOf } from '../../tools/studio/studio-of.ts';
import { createVersions } from '../../tools/studio/versions.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy as newAllergy } from './harness/records.ts';

const api = '/api/regimen/studio';
const schemaPath = 'schemas/allergy/allergy.schema.json';

const versions = createVersions(projectRoot);
const release = await readSources(projectRoot);

/** A gateway's own view of what is served, over compilations that all share. */
function gatewayParts() {
  const published = schemaVersions(versions, { hash: product.hash, texts: release });
  return {
    services: studioOf('publish', { root: projectRoot, versions, published }),
    versions: published,
  };
}

type Changed = Readonly<Record<string, readonly [from: string, to: string]>>;

function draftOf(changed: Changed) {
  return Object.entries(changed).map(([path, [from, to]]) => {
    const base = release.get(path) ?? '';
    if (!base.includes(from)) throw new Error(`${path} has no ${from}`);
    return { path, base: JSON.stringify(base), text: JSON.stringify(base.replace(from, to)) };
  });
}

/** A description of an allergy has at most five characters. */
const shorter = { [schemaPath]: ['"maxLength": 60', '"maxLength": 5'] } as const satisfies Changed;

const { _id, ...allergy } = newAllergy('new', { description: 'Longer than that' }).record;

describe('publishing from the Studio', () => {
  const gateway = useProductGateway(gatewayParts());
  const { as, followed } = gateway;
  beforeEach(followed);

  const submit = (changed: Changed, title: string) =>
    as('clinical')('POST', `${api}/save`, { title, draft: draftOf(changed) });
  /** Sends a change, and yields it as it waits. */
  async function send(changed: Changed, title = 'A change') {
    await submit(changed, title);
    const { body } = await as('admin')('GET', `${api}/changes`);
    const [change = {}] = body['changes'] as readonly JsonObject[];
    return { body: change };
  }
  const publishAs = (user: string, id: unknown, revision = 1) =>
    as(user)('POST', `${api}/publish`, { id, revision });
  const save = () => as('pharmacist')('POST', '/api/regimen/allergy', { allergy });

  it('is served and enforced by every gateway without a restart, and taken back in the same way', async () => {
    // It is the first that closes the database.
    const store = { ...gateway.store(), close: async () => undefined };
    const other = await openTestGateway({ product, store, ...gatewayParts() });
    try {
      expect((await save()).status).toBe(201);
      const { body: sent } = await send(shorter, 'Short descriptions');
      const { body: listed } = await as('admin')('GET', `${api}/changes`);
      expect(listed).toMatchObject({
        publishes: true,
        served: product.hash,
        changes: [
          {
            ...{ id: sent['id'], title: 'Short descriptions', revision: 1, authorName: 'Clara Clinical' },
            files: [{ path: schemaPath }],
          },
        ],
        publications: [],
      });
      const { status, body } = await publishAs('admin', sent['id']);
      expect([status, body]).toEqual([200, { hash: expect.not.stringMatching(product.hash) }]);
      // Both could serve it before it was published: nobody was left to find it out later.
      const ready = await gateway.query(
        "select served = $1 or preparations @> jsonb_build_array(jsonb_build_object('hash', $1::text)) as is from schema_gateway",
        [body['hash']],
      );
      expect(ready.rows).toEqual([{ is: true }, { is: true }]);
      await Promise.all([followed(), other.followed()]);

      for (const ask of [as('pharmacist'), other.as('demo|pharmacist')]) {
        const refused = await ask('POST', '/api/regimen/allergy', { allergy });
        expect(refused).toMatchObject({
          status: 422,
          body: { problems: [expect.objectContaining({ at: '/description' })] },
        });
        expect(refused.headers.get('x-schema-hash')).toBe(body['hash']);
      }

      const back = await as('admin')('POST', `${api}/rollback`, { hash: product.hash });
      expect(back).toMatchObject({ status: 200, body: { hash: product.hash } });
      await Promise.all([followed(), other.followed()]);
      expect(await save()).toMatchObject({ status: 201 });
      const { body: past } = await as('admin')('GET', `${api}/changes`);
      expect(past['publications']).toMatchObject([
        { number: 2, hash: product.hash },
        { number: 1, hash: body['hash'], title: 'Short descriptions', changedBy: 'Clara Clinical' },
      ]);

      const differences = async (query: string) =>
        (await as('clinical')('GET', `${api}/compare?${query}`)).body['files'];
      const base = release.get(schemaPath);
      const words = 'Change maxLength of Allergy, field Description from';
      expect(await differences('from=0&to=1')).toEqual([
        {
          path: schemaPath,
          base,
          text: base?.replace(...shorter[schemaPath]),
          changes: [`${words} 60 to 5`],
        },
      ]);
      expect(await differences('from=1&to=2')).toMatchObject([{ text: base, changes: [`${words} 5 to 60`] }]);
      expect(await differences('from=0&to=2')).toEqual([]);
      expect((await as('clinical')('GET', `${api}/compare?from=0&to=3`)).status).toBe(404);
      const since = async (path: string, at: string) =>
        (await as('clinical')('GET', `${api}/blame?path=${path}&at=${at}`)).body['members'];
      expect(await since(schemaPath, '/properties/description')).toEqual(
        expect.arrayContaining([
          { member: '', number: 0, isNew: true },
          { member: 'title', number: 0, isNew: true },
          { member: 'maxLength', number: 2, isNew: false },
        ]),
      );
      expect(await since('schemas/product.json', '/title')).toEqual([{ member: '', number: 0, isNew: true }]);
    } finally {
      await other.close();
    }
  });

  it('of a renamed field shows what is stored under its new name, converts it, and takes both back', async () => {
    const { body: saved } = await save();
    const id = String(saved['id']);
    const patient = '/api/regimen/patient/allergies?patientId=ana';
    const shown = async () => (await as('pharmacist')('GET', patient)).body;
    const stored = async () => gateway.stored(id);
    const rename = { command: 'rename', target: 'allergy/reaction', to: 'response' };
    const { body: run } = await as('clinical')('POST', `${api}/run`, { command: rename });
    const draft = (run['changed'] as readonly { path: string; text: string }[]).map(({ path, text }) => {
      return { path, base: JSON.stringify(release.get(path) ?? ''), text: JSON.stringify(text) };
    });
    const sentAnswer = await as('clinical')('POST', `${api}/save`, { title: 'Responses', draft });
    expect(sentAnswer.status).toBe(200);
    const [sent] = (await as('admin')('GET', `${api}/changes`)).body['changes'] as readonly JsonObject[];

    await as('admin')('POST', `${api}/impact/count`, { id: sent?.['id'] });
    await gateway.jobs().settled();
    const { body: impact } = await as('admin')('GET', `${api}/impact?id=${sent?.['id']}`);
    expect(impact).toMatchObject({
      state: 'done',
      entities: [{ title: 'Allergy', records: 1, becomeInvalid: 0, converted: 5, left: 0 }],
    });

    expect((await publishAs('admin', sent?.['id'])).status).toBe(200);
    await followed();
    expect(await shown()).toMatchObject({ rows: [{ response: 'rash' }] });
    // A page that is still open, or a save that waited offline, sends the former name.
    const late = await as('pharmacist')('POST', '/api/regimen/allergy', { allergy });
    expect(await gateway.stored(String(late.body['id']))).toMatchObject({ response: allergy['reaction'] });
    await gateway.jobs().settled();
    expect(await stored()).toMatchObject({ response: 'rash', _rev: 2 });
    expect(await stored()).not.toHaveProperty('reaction');
    // Restored as a change of its own, the former schemas would find what was stored since.
    const { body: restoring } = await as('clinical')('GET', `${api}/compare?from=1&to=0&restores=true`);
    expect(JSON.stringify(restoring['files'])).toContain('allergy.migrations.json');
    const { body: past } = await as('admin')('GET', `${api}/changes`);
    expect(past['conversion']).toMatchObject({ state: 'done', changed: 1, left: 0 });

    expect((await as('admin')('POST', `${api}/rollback`, { hash: product.hash })).status).toBe(200);
    await followed();
    expect(await shown()).toMatchObject({ rows: [{ reaction: 'rash' }, { reaction: 'rash' }] });
    await gateway.jobs().settled();
    expect(await stored()).toMatchObject({ reaction: 'rash', _rev: 3 });
  });

  it('is refused at once where a gateway cannot serve the version, with its name and the reason', async () => {
    const parts = gatewayParts();
    const errors = ['It has a word that this release does not know.'];
    const compile: typeof parts.versions.compile = async (texts) => ({
      ...(await parts.versions.compile(texts)),
      errors,
    });
    const earlier = { ...parts.versions, compile, product: async () => undefined };
    const store = { ...gateway.store(), close: async () => undefined };
    const other = await openTestGateway({ product, store, ...parts, versions: earlier });
    const { body: sent } = await send(shorter);
    try {
      await other.followed();
      expect(await publishAs('admin', sent['id'])).toMatchObject({
        status: 409,
        body: {
          message: expect.stringMatching(
            /^Nothing was published\. The gateway .+, process \d+ cannot serve it: It has a word that this release does not know\.$/,
          ),
        },
      });
      expect(await lastPublication(gateway.database())).toBeUndefined();
    } finally {
      await other.close();
    }
    expect((await publishAs('admin', sent['id'])).status).toBe(200);
  });

  it('needs somebody else than the author, who has looked at what is published', async () => {
    const { body } = await send(shorter);
    expect((await publishAs('clinical', body['id'])).status).toBe(422);
    expect((await publishAs('pharmacist', body['id'])).status).toBe(403);
    const { body: again } = await send(shorter, 'The same once more');
    expect(again['id']).toBe(body['id']);
    expect((await publishAs('admin', body['id'], 1)).status).toBe(409);
    expect((await as('admin')('POST', `${api}/withdraw`, { id: body['id'] })).status).toBe(403);
    expect((await as('clinical')('POST', `${api}/withdraw`, { id: body['id'] })).status).toBe(200);
    expect((await publishAs('admin', body['id'], 2)).status).toBe(409);
  });

  it('is a matter of one person up to the grade that the operator allows, and access never is', async () => {
    const parts = gatewayParts();
    const store = { ...gateway.store(), close: async () => undefined };
    const services = { ...parts.services, publishedAlone: 'check' as const };
    const other = await openTestGateway({ product, store, ...parts, services });
    const clinical = other.as('demo|clinical');
    const review = async () => {
      const { body } = await clinical('GET', `${api}/changes`);
      const [{ id, revision } = {}] = body['changes'] as readonly JsonObject[];
      return { id, revision, ...(await clinical('GET', `${api}/review?id=${id}&revision=${revision}`)).body };
    };
    const publishOwn = async () => {
      const { id, revision } = await review();
      return clinical('POST', `${api}/publish`, { id, revision });
    };
    try {
      const rule = '"when": "hasRole(\'pharmacist\') || hasRole(\'clinical_admin\')"';
      await submit({ 'schemas/access/product.access.json': [rule, '"when": "true"'] }, 'Rights');
      expect(await review()).toMatchObject({ grade: 'access', needsSecondPerson: true });
      expect(await publishOwn()).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('about who may do what') },
      });

      await submit(shorter, 'Short descriptions');
      expect(await review()).toMatchObject({
        ...{ grade: 'check', needsSecondPerson: false, files: [{ path: schemaPath, grade: 'check' }] },
        gateways: [{ state: expect.stringMatching(/ready|preparing/) }, {}],
      });
      await Promise.all([followed(), other.followed()]);
      // While it was reviewed, both have prepared it.
      expect(await review()).toMatchObject({ gateways: [{ state: 'ready' }, { state: 'ready' }] });
      const { id, revision } = await review();
      expect((await publishAs('clinical', id, Number(revision))).status).toBe(422);
      expect((await publishOwn()).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('takes no draft with errors', async () => {
    const broken = await submit({ [schemaPath]: ['"maxLength": 60', '"maxLenght": 60'] }, 'Broken');
    expect(broken).toMatchObject({ status: 409, body: { message: expect.stringContaining(schemaPath) } });
  });

  it('of two at once makes one, and tells the other', async () => {
    const { body: sent } = await send(shorter);
    const both = await Promise.all([publishAs('admin', sent['id']), publishAs('admin', sent['id'])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body['message']).toContain('nothing was published');
    expect((await lastPublication(gateway.database()))?.number).toBe(1);
  });

  it('of a draft of an older release keeps what has changed since, and asks about values that both have changed', async () => {
    const base = release.get(schemaPath) ?? '';
    const older = base.replace('"A short summary."', '"A summary."');
    const draft = (text: string) => [
      { path: schemaPath, base: JSON.stringify(older), text: JSON.stringify(text) },
    ];
    const sendOlder = (text: string) =>
      as('clinical')('POST', `${api}/save`, { title: 'Older', draft: draft(text) });
    const both = await sendOlder(older.replace('"A summary."', '"A few words."'));
    expect(both.body).toMatchObject({ saved: [], conflicts: [{ path: schemaPath }] });
    const { body } = await sendOlder(older.replace(...shorter[schemaPath]));
    expect(body).toMatchObject({ saved: [{ text: base.replace(...shorter[schemaPath]) }], conflicts: [] });

    // Somebody has published another value before this one was published.
    const [change] = (await as('admin')('GET', `${api}/changes`)).body['changes'] as readonly JsonObject[];
    const texts = new Map([...release, [schemaPath, base.replace('"maxLength": 60', '"maxLength": 50')]]);
    const { hash } = await versions.compile(texts);
    await storeVersion(gateway.database(), hash, texts);
    await publish(gateway.database(), { hash, after: 0, author: 'user-admin' });
    await followed();
    expect(await publishAs('admin', change?.['id'])).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('about the same values') },
    });
    await as('admin')('POST', `${api}/rollback`, { hash: product.hash });
    await followed();
  });

  it('that cannot be compiled any more leaves what is served', async () => {
    const database = gateway.database();
    await storeVersion(database, 'b'.repeat(64), new Map([...release, [schemaPath, '{']]));
    await publish(database, { hash: 'b'.repeat(64), after: 0, author: 'user-admin' });
    await followed();
    const { headers } = await as('admin')('GET', `${api}/changes`);
    expect(headers.get('x-schema-hash')).toBe(product.hash);
  });
});
