import { once } from 'node:events';
import { createServer } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '../../engine/core/json/json.ts';
import { noCode } from '../../engine/core/product/code-facts.ts';
import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import { startLiveServer } from '../../gateway/http/live/live-server.ts';
import { type Log, silentLog } from '../../gateway/operation/log.ts';
import { openLivePage } from '../../gateway/testing/live-page.ts';
import { openTestGateway, tokenFor, trustToken } from '../../gateway/testing/open-test-gateway.ts';
import { sendChange } from '../../gateway/versions/changes.ts';
import { lastPublication, publish, storeVersion } from '../../gateway/versions/publications.ts';
import { createSchemaStore } from '../../gateway/versions/schema-store.ts';
import { dropOutdated } from '../../gateway/work/upkeep.ts';
import { product } from '../../generated/product.ts';
import { bundlePage, pageEntry } from '../../studio/workbench/bundle-page.ts';
import { compilerHere } from '../../studio/workbench/compile-texts.ts';
import { createVersions } from '../../studio/workbench/versions.ts';
import { runCliInto } from '../../tools/cli/cli.fixture.ts';
import type { CliServices } from '../../tools/cli/command.ts';
import { createMemoryTarget } from '../../tools/cli/memory-target.fixture.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { release, studioParts } from '../publishing/studio-parts.ts';
import { yes } from '../workflow/patient.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy as newAllergy, patient } from './harness/records.ts';

const api = '/api/regimen/studio';
const schemaPath = 'schemas/allergy/allergy.schema.json';

const counts = { compiled: 0, bundled: 0 };
/** Fields that the product's code reads, which a test fills in; `npm run reads` finds those of the real product. */
const reads: Record<string, readonly string[]> = {};
const compiler = compilerHere({ code: { ...noCode, fields: reads } });
const versions = createVersions(projectRoot, {
  compiler: {
    ...compiler,
    async compile(texts) {
      counts.compiled += 1;
      return compiler.compile(texts);
    },
  },
  async bundle(...given) {
    counts.bundled += 1;
    return bundlePage(...given);
  },
});

/** Creates the parts of a gateway with its own served version; all gateways share compilations. */
const gatewayParts = () => studioParts(versions);

const ownParts = await gatewayParts();

type Changed = Readonly<Record<string, readonly [from: string, to: string]>>;

function draftOf(changed: Changed) {
  return Object.entries(changed).map(([path, [from, to]]) => {
    const base = release.get(path) ?? '';
    if (!base.includes(from)) throw new Error(`${path} has no ${from}`);
    return { path, base: JSON.stringify(base), text: JSON.stringify(base.replace(from, to)) };
  });
}

/** Change that limits descriptions of allergies to five characters. */
const shorter = { [schemaPath]: ['"maxLength": 60', '"maxLength": 5'] } as const satisfies Changed;

const { _id, ...allergy } = newAllergy('new', { description: 'Longer than that' }).record;

describe('publishing from the Studio', () => {
  const gateway = useProductGateway(ownParts);
  const { as, followed } = gateway;
  beforeEach(followed);

  const submit = (changed: Changed, title: string) =>
    as('clinical')('POST', `${api}/save`, { title, draft: draftOf(changed) });
  /** Sends a change; returns it as it waits to be published. */
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
    // Leaves closing the database to the first gateway.
    const store = { ...gateway.store(), close: async () => undefined };
    const other = await openTestGateway({ product, store, ...(await gatewayParts()) });
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
      // Waits until both gateways have prepared the change, since publishing itself then compiles nothing.
      await Promise.all([followed(), other.followed()]);
      const prepared = { ...counts };
      const { status, body } = await publishAs('admin', sent['id']);
      expect([status, body]).toEqual([200, { hash: expect.not.stringMatching(product.hash) }]);
      // Expects both gateways to serve the version or to have prepared it, so that neither can fail after the
      // publication.
      const ready = await gateway.query(
        "select served = $1 or preparations @> jsonb_build_array(jsonb_build_object('hash', $1::text)) as is from schema_gateway",
        [body['hash']],
      );
      expect(ready.rows).toEqual([{ is: true }, { is: true }]);
      await Promise.all([followed(), other.followed()]);
      const module = await ownParts.versions.pageModule(String(body['hash']), pageEntry);
      expect([module?.includes(String(body['hash'])), counts]).toEqual([true, prepared]);
      // Expects the return to the release to be prepared.
      const wayBack = await gateway.query(
        "select preparations @> jsonb_build_array(jsonb_build_object('hash', $1::text)) as is from schema_gateway",
        [product.hash],
      );
      expect(wayBack.rows).toEqual([{ is: true }, { is: true }]);

      for (const request of [as('pharmacist'), other.as('demo|pharmacist')]) {
        const refused = await request('POST', '/api/regimen/allergy', { allergy });
        expect(refused).toMatchObject({
          status: 422,
          body: { problems: [expect.objectContaining({ at: '/description' })] },
        });
        expect(refused.headers.get('x-schema-hash')).toBe(body['hash']);
      }

      // Sends another draft that began with the release, whose author has to choose one of two values; everything else
      // is merged.
      const behind = draftOf({ [schemaPath]: ['"maxLength": 60', '"maxLength": 7'] });
      const pointer = '/properties/description/maxLength';
      const location = 'maxLength of Allergy, field Description';
      const conflict = { path: schemaPath, pointer, location, base: '60', mine: '7', theirs: '5' };
      const resend = (choices: readonly JsonObject[]) =>
        as('clinical')('POST', `${api}/save`, { title: 'Seven', draft: behind, choices });
      expect((await resend([])).body).toEqual({ saved: [], conflicts: [conflict] });
      const kept = (release.get(schemaPath) ?? '').replace('"maxLength": 60', '"maxLength": 7');
      expect((await resend([{ path: schemaPath, pointer, keep: 'mine' }])).body).toEqual({
        saved: [{ path: schemaPath, text: kept }],
        conflicts: [],
      });

      await Promise.all([followed(), other.followed()]);
      const behindIt = { ...counts };
      const back = await as('admin')('POST', `${api}/rollback`, { hash: product.hash });
      expect(back).toMatchObject({ status: 200, body: { hash: product.hash } });
      await Promise.all([followed(), other.followed()]);
      expect(counts).toEqual(behindIt);
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
    // Sends the former name, like an open page or a save that waited offline.
    const late = await as('pharmacist')('POST', '/api/regimen/allergy', { allergy });
    expect(await gateway.stored(String(late.body['id']))).toMatchObject({ response: allergy['reaction'] });
    await gateway.jobs().settled();
    expect(await stored()).toMatchObject({ response: 'rash', _rev: 2 });
    expect(await stored()).not.toHaveProperty('reaction');
    // Expects the migrations in the restored files, so that the former schemas read records stored since.
    const { body: restoring } = await as('clinical')('GET', `${api}/compare?from=1&to=0&restores=true`);
    expect(JSON.stringify(restoring['files'])).toContain('allergy.migrations.json');
    const { body: past } = await as('admin')('GET', `${api}/changes`);
    expect(past['conversion']).toMatchObject({ state: 'done', changed: 1, left: 0 });

    expect((await as('admin')('POST', `${api}/rollback`, { hash: product.hash })).status).toBe(200);
    await followed();
    expect(await shown()).toMatchObject({ rows: [{ reaction: 'rash' }, { reaction: 'rash' }] });
    // Expects the release to count as served, with the migrations that read the renamed records.
    const again = await as('admin')('GET', `${api}/rollback?hash=${product.hash}`);
    expect(again.body['message']).toBe('This version is served already. Nothing was changed.');
    await gateway.jobs().settled();
    expect(await stored()).toMatchObject({ reaction: 'rash', _rev: 3 });
  });

  it('loses no field that code reads: not by a command, not by a draft, and not by a change that waited already', async () => {
    const command = { command: 'rename', target: 'allergy/otherNames', to: 'alsoKnownAs' };
    const run = () => as('clinical')('POST', `${api}/run`, { command });
    const draft = ((await run()).body['changed'] as readonly { path: string; text: string }[]).map(
      ({ path, text }) => {
        return { path, base: JSON.stringify(release.get(path) ?? ''), text: JSON.stringify(text) };
      },
    );
    const sendAgain = () => as('clinical')('POST', `${api}/save`, { title: 'Names', draft });
    expect((await sendAgain()).status).toBe(200);
    const [sent] = (await as('admin')('GET', `${api}/changes`)).body['changes'] as readonly JsonObject[];
    reads['allergy/otherNames'] = ['fhir-export'];
    try {
      const reason =
        'The field "otherNames" (Other Names) of "allergy" is read by its name: code of the product does so, in "fhir-export".';
      expect((await run()).body).toMatchObject({
        message: expect.stringMatching(
          /^The field "otherNames" is read by its name: .* in "fhir-export"\. Leave/,
        ),
      });
      const drafted = draft.map(({ path, text }) => ({ path, text }));
      const checked = await as('clinical')('POST', `${api}/check`, { draft: drafted });
      expect(checked.body['diagnostics'], JSON.stringify(checked.body)).toMatchObject([
        { code: 'field/read-by-code', severity: 'error', path: schemaPath, message: reason },
      ]);
      expect((await sendAgain()).status).toBe(409);
      expect(await publishAs('admin', sent?.['id'])).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(`${reason} Nothing was published.`) },
      });
      expect(await lastPublication(gateway.database())).toBeUndefined();
    } finally {
      delete reads['allergy/otherNames'];
    }
    expect((await as('clinical')('POST', `${api}/withdraw`, { id: sent?.['id'] })).status).toBe(200);
  });

  it('promises no other answer of a call than code gives', async () => {
    const path = 'schemas/patient/patient.calls.json';
    const base = release.get(path) ?? '';
    const file = JSON.parse(base);
    const found = Object.values<JsonObject>(file.calls).find(
      ({ store, answer }) =>
        isJsonObject(store) && 'handler' in store && isJsonObject(answer) && 'schema' in answer,
    );
    Object.assign(found ?? {}, { answer: { schema: { type: 'object', required: ['more'] } } });
    const text = JSON.stringify(file);
    const drafted = [{ path, text: JSON.stringify(text) }];
    const checked = await as('clinical')('POST', `${api}/check`, { draft: drafted });
    expect(checked.body['diagnostics']).toContainEqual(
      expect.objectContaining({ code: 'calls/answered-by-code', severity: 'error', path }),
    );
    // Stores a change that has waited since an earlier release.
    const change = { title: 'Answers', author: 'user-clinical', files: [{ path, base, text }] };
    const id = await sendChange(gateway.database(), change);
    expect(await publishAs('admin', id)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/Code of the product answers the call .* Nothing was published\./),
      },
    });
    expect((await as('clinical')('POST', `${api}/withdraw`, { id })).status).toBe(200);
  });

  it('of an earlier release is served with the Studio of this one, and goes on being changed or is taken back', async () => {
    const file = 'schemas/studio/studio.calls.json';
    const rules = 'schemas/studio/studio.access.json';
    const calls = JSON.parse(release.get(file) ?? '');
    delete calls.calls.review;
    calls.calls.comment.store.handler = 'studio-remark';
    const access = JSON.parse(release.get(rules) ?? '');
    access.rules['studio.publish'].when = 'true';
    const texts = new Map([
      ...release,
      [file, JSON.stringify(calls)],
      [rules, JSON.stringify(access)],
      [schemaPath, (release.get(schemaPath) ?? '').replace(...shorter[schemaPath])],
    ]);
    const { hash, diagnostics } = await versions.compile(texts);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    // Stores only the earlier release, so that the running one is unknown to the database.
    await storeVersion(gateway.database(), hash, texts);
    await publish(gateway.database(), { hash, after: 0, author: 'user-admin' });
    await followed();
    expect(await warningsOfStart()).toMatchObject([
      {
        ...{ event: 'release.not-served', served: hash, release: product.hash, files: 3 },
        help: expect.stringContaining('serve the release again'),
      },
    ]);
    const { headers, status } = await save();
    expect([headers.get('x-schema-hash'), status]).toEqual([hash, 422]);
    const { body: differing } = await as('admin')('GET', `${api}/changes`);
    expect(differing).toMatchObject({ served: hash, wanted: hash, release: product.hash });
    expect(differing['unserved']).toContain(schemaPath);

    const other = 'schemas/allergy/allergies.tab.json';
    const text = (texts.get(other) ?? '').replace('"title": "Allergies"', '"title": "Intolerances"');
    const draft = [{ path: other, base: JSON.stringify(texts.get(other)), text: JSON.stringify(text) }];
    await as('clinical')('POST', `${api}/save`, { title: 'A word', draft });
    const [{ id } = {}] = (await as('admin')('GET', `${api}/changes`)).body['changes'] as JsonObject[];
    expect((await as('admin')('GET', `${api}/review?id=${id}&revision=1`)).status).toBe(200);
    expect((await as('admin')('POST', `${api}/comment`, { id, text: 'Why?' })).status).toBe(200);
    expect((await publishAs('pharmacist', id)).status).toBe(403);
    expect((await publishAs('admin', id)).status).toBe(200);
    await followed();
    // Requests the release, which prepares it, since it was not served just before.
    const address = `${api}/rollback?hash=${product.hash}`;
    expect((await as('pharmacist')('GET', address)).status).toBe(403);
    const meaning = { losses: [], gateways: [{ state: 'preparing' }] };
    expect(await as('admin')('GET', address)).toMatchObject({ status: 200, body: meaning });
    await followed();
    expect((await as('admin')('GET', address)).body).toMatchObject({ gateways: [{ state: 'ready' }] });
    expect((await as('admin')('POST', `${api}/rollback`, { hash: product.hash })).status).toBe(200);
    await followed();
    expect((await save()).status).toBe(201);
    expect(await warningsOfStart()).toEqual([]);
    // Expects going back to lead to the release itself rather than to its present files, since the next release is
    // served once installed.
    const { body: listed } = await as('admin')('GET', `${api}/changes`);
    expect(listed).toMatchObject({ served: product.hash, publications: [{ followsRelease: true }, {}, {}] });
    expect(listed).not.toHaveProperty('unserved');
    expect(await lastPublication(gateway.database())).toMatchObject({ release: product.hash });
  });

  /** Lists the warnings of another gateway of this release to its operator. */
  it('of a release that had other handlers is served without them and can be changed, with no new one that is unknown', async () => {
    const path = 'schemas/patient/patient.calls.json';
    const lost = ['"patient-recent"', '"patient-lately"'] as const;
    const texts = new Map([...release, [path, (release.get(path) ?? '').replace(...lost)]]);
    const { hash } = await versions.compile(texts);
    await storeVersion(gateway.database(), hash, texts);
    await publish(gateway.database(), { hash, after: 0, author: 'user-admin' });
    await followed();
    expect(await as('admin')('GET', '/api/regimen/patient/recent')).toMatchObject({
      status: 501,
      body: { code: 'not-in-release', message: expect.stringContaining('since it was upgraded') },
    });
    expect((await save()).headers.get('x-schema-hash')).toBe(hash);
    const warning = { event: 'handlers.not-in-release', hash, handlers: 'patient-lately' };
    expect(await warningsOfStart()).toContainEqual(warning);
    const { body: sent } = await send(shorter);
    expect(await publishAs('admin', sent['id'])).toMatchObject({ status: 200 });
    await followed();
    const { body: unknown } = await send({ [path]: ['"patient-exists"', '"patient-never"'] });
    expect(await publishAs('admin', unknown['id'])).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/^This gateway cannot serve the change.+no handler "patient-never"/),
      },
    });
  });

  async function warningsOfStart() {
    const warnings: unknown[] = [];
    const log: Log = { ...silentLog, warn: (event, facts) => void warnings.push({ event, ...facts }) };
    const store = { ...gateway.store(), close: async () => undefined };
    const another = await openTestGateway({ ...(await gatewayParts()), product, store, log });
    await another.followed();
    await another.close();
    return warnings;
  }

  it('is refused where a call of another name would do what only the Studio does', async () => {
    const path = 'schemas/allergy/allergy.calls.json';
    const call = {
      ...{ title: 'Publish', method: 'POST', path: '/api/{product}/allergy/publish' },
      ...{ access: 'signed-in', store: { handler: 'studio-publish' } },
    };
    const file = JSON.parse(release.get(path) ?? '');
    const calls = {
      ...file.calls,
      publish: {
        ...JSON.parse(release.get('schemas/studio/studio.calls.json') ?? '').calls.publish,
        ...call,
      },
    };
    const text = JSON.stringify({ ...file, calls });
    const draft = [{ path, base: JSON.stringify(release.get(path)), text: JSON.stringify(text) }];
    const saved = await as('clinical')('POST', `${api}/save`, { title: 'Mine', draft });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const [{ id } = {}] = (await as('admin')('GET', `${api}/changes`)).body['changes'] as JsonObject[];
    expect(await publishAs('admin', id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('who may use the Studio') },
    });
  });

  it('is refused at once where a gateway cannot serve the version, with its name and the reason', async () => {
    const parts = await gatewayParts();
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
    const parts = await gatewayParts();
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
      // Expects both gateways to have prepared the version during the review.
      expect(await review()).toMatchObject({ gateways: [{ state: 'ready' }, { state: 'ready' }] });
      const { id, revision } = await review();
      expect((await publishAs('clinical', id, Number(revision))).status).toBe(422);
      expect((await publishOwn()).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('is talked about: comments stand by the change when it is sent again, and end with it', async () => {
    const { body } = await send(shorter);
    const say = (user: string, text: string, path?: string) =>
      as(user)('POST', `${api}/comment`, { id: body['id'], text, ...(path !== undefined && { path }) });
    expect((await say('admin', 'Why five?', schemaPath)).status).toBe(200);
    expect((await say('admin', 'And this?', 'schemas/product.json')).status).toBe(400);
    expect((await say('pharmacist', 'Hello')).status).toBe(403);
    await send(shorter, 'The same once more');
    expect((await say('clinical', 'As the label has it.')).status).toBe(200);
    const { body: listed } = await as('admin')('GET', `${api}/changes`);
    expect(listed['changes']).toMatchObject([
      {
        comments: [
          { author: 'Alan Admin', revision: 1, path: schemaPath, text: 'Why five?' },
          { author: 'Clara Clinical', revision: 2, text: 'As the label has it.' },
        ],
      },
    ]);
    await as('clinical')('POST', `${api}/withdraw`, { id: body['id'] });
    expect((await say('admin', 'Too late')).status).toBe(409);
  });

  it('reaches open pages at once: who may look hears of every step, everybody of the version, and nobody of what it is about', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const opened = gateway.gateway();
    const live = await startLiveServer({
      ...{ gateway: opened, product: opened.product, database: gateway.database() },
      ...{ verifyToken: trustToken, log: silentLog, origin: url },
    });
    server.on('upgrade', live.upgrade);
    const open = async (user: string) => {
      const page = await openLivePage(url);
      page.say({ type: 'auth', token: tokenFor(`demo|${user}`) });
      expect(await page.next('schema')).toEqual({ type: 'schema', hash: product.hash });
      return page;
    };
    const [admin, pharmacist] = [await open('admin'), await open('pharmacist')];
    const notices = () => admin.heard.filter(({ type }) => type === 'notice');
    try {
      const { body } = await send(shorter);
      await expect.poll(notices).toEqual([{ type: 'notice', topic: 'schema-change' }]);
      await as('clinical')('POST', `${api}/comment`, { id: body['id'], text: 'As the label has it.' });
      await expect.poll(notices).toHaveLength(2);
      const { body: published } = await publishAs('admin', body['id']);
      await expect.poll(notices).toHaveLength(3);
      for (const page of [admin, pharmacist])
        expect(await page.next('schema')).toEqual({ type: 'schema', hash: published['hash'] });
      const { body: next } = await send({ [schemaPath]: ['"title": "Allergy"', '"title": "Intolerance"'] });
      await as('clinical')('POST', `${api}/withdraw`, { id: next['id'] });
      await expect.poll(notices).toHaveLength(5);
      await as('admin')('POST', `${api}/rollback`, { hash: product.hash });
      expect(await pharmacist.next('schema')).toEqual({ type: 'schema', hash: product.hash });
      expect(pharmacist.heard.map(({ type }) => type)).toEqual(['ready', 'schema', 'schema', 'schema']);
    } finally {
      await live.close();
      server.close();
    }
  });

  it('leaves no version behind that was withdrawn, or that nobody has looked at for 30 days', async () => {
    const database = gateway.database();
    const stored = async () => {
      const { rows } = await database.query<{ count: number }>(
        'select count(*)::int from schema_version union all select count(*)::int from schema_text',
      );
      return rows.map(({ count }) => count);
    };
    const review = (id: unknown, revision: number) =>
      as('admin')('GET', `${api}/review?id=${id}&revision=${revision}`);
    const { body: first } = await send(shorter);
    await publishAs('admin', first['id']);
    await followed();
    // Expects two versions: the release, for going back, and the served one.
    const [, texts = 0] = await stored();
    expect(await stored()).toEqual([2, texts]);

    const retitled = { [schemaPath]: ['"title": "Allergy"', '"title": "Intolerance"'] } as const;
    const { body: second } = await send(retitled);
    expect((await review(second['id'], 1)).status).toBe(200);
    expect((await stored())[0]).toBeGreaterThan(2);
    expect((await as('clinical')('POST', `${api}/withdraw`, { id: second['id'] })).status).toBe(200);
    expect(await stored()).toEqual([2, texts]);

    const { body: third } = await send(retitled);
    /** Drops outdated versions by the clock of the database, which dates the storing of a version. */
    const dropAfter = async (days: number) => {
      const { rows } = await database.query<{ at: Date }>(`select now() + interval '${days} days' as at`);
      await dropOutdated(database, rows[0]?.at ?? new Date(0));
    };
    await dropAfter(29);
    expect((await stored())[0]).toBeGreaterThan(2);
    await dropAfter(31);
    expect(await stored()).toEqual([2, texts]);
    expect((await publishAs('admin', third['id'])).status).toBe(200);
    await followed();
    await dropAfter(31);
    const { body: listed } = await as('admin')('GET', `${api}/changes`);
    expect((await as('admin')('POST', `${api}/rollback`, { hash: product.hash })).status).toBe(200);
    expect(listed['publications']).toHaveLength(2);
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

    // Publishes another value meanwhile, as another user.
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
    // Expects no publication over files that this gateway does not know.
    const { body: sent } = await send(shorter);
    expect(await publishAs('admin', sent['id'])).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('meanwhile, and nothing was published') },
    });
  });

  it('takes changes from files of a folder, and brings what was published into files, byte for byte', async () => {
    const titled = (name: string) =>
      (release.get(schemaPath) ?? '').replace('"title": "Allergy"', `"title": "${name}"`);
    const folder = (texts: SchemaTexts, pulled?: string) => {
      const state = { texts, pulled };
      const services: Partial<CliServices> = {
        schemaTexts: async (revision) => (revision === undefined ? state.texts : release),
        writeSchemaTexts: async (written) => {
          state.texts = withTexts(
            state.texts,
            [...written].map(([path, text]) => ({ path, text })),
          );
        },
        openSchemas: async () => ({ ...createSchemaStore(gateway.database()), close: async () => undefined }),
        pulled: {
          read: async () => state.pulled,
          write: async (hash) => {
            state.pulled = hash;
          },
        },
      };
      const run = (...args: readonly string[]) =>
        runCliInto(async () => createMemoryTarget(), ['studio', ...args], services);
      return { state, run };
    };
    const mine = folder(new Map(release).set(schemaPath, titled('Intolerance')));
    const push = ['push', '--title', 'Intolerances', '--author'];
    expect(await mine.run('pull')).toMatchObject({
      exitCode: 0,
      said: expect.stringContaining('Nothing has been published'),
    });
    expect((await mine.run(...push, 'nobody@demo.test', '--base', 'HEAD')).complaints[0]).toContain(
      'no user',
    );
    const dry = await mine.run('push', '--dry-run', '--base', 'HEAD');
    expect(dry).toMatchObject({
      exitCode: 0,
      said: expect.stringContaining('Change title of Intolerance from “Allergy” to “Intolerance”'),
    });
    expect(dry.said).toContain('  -  "title": "Allergy",\n  +  "title": "Intolerance",');
    const waiting = async () =>
      (await as('admin')('GET', `${api}/changes`)).body['changes'] as readonly JsonObject[];
    expect(await waiting()).toEqual([]);
    expect(await mine.run(...push, 'clinical@demo.test', '--base', 'HEAD')).toMatchObject({ exitCode: 0 });
    expect((await mine.run(...push, 'clinical@demo.test', '--base', 'HEAD')).complaints[0]).toContain(
      '--replace',
    );
    const [sent] = await waiting();
    expect(sent).toMatchObject({
      title: 'Intolerances',
      authorName: 'Clara Clinical',
      files: [{ path: schemaPath }],
    });
    expect((await publishAs('clinical', sent?.['id'])).status).toBe(422);
    expect((await publishAs('admin', sent?.['id'])).status).toBe(200);
    await followed();

    const theirs = folder(new Map(release));
    expect(await theirs.run('pull', '--dry-run')).toMatchObject({ exitCode: 0 });
    expect(theirs.state.texts).toEqual(release);
    expect(await theirs.run('pull')).toMatchObject({ exitCode: 0 });
    expect(theirs.state.texts).toEqual(mine.state.texts);
    expect((await theirs.run('push', '--dry-run')).said).toContain('as it was pulled or committed last');

    const dirty = folder(new Map(release).set(schemaPath, titled('Something else')));
    const refused = await dirty.run('pull');
    expect([refused.exitCode, refused.complaints]).toEqual([1, expect.arrayContaining([`  ${schemaPath}`])]);
    const outdated = await dirty.run('push', '--dry-run', '--base', 'HEAD');
    expect(outdated.complaints[0]).toContain(
      `${schemaPath}/title: changed in the folder, and published otherwise`,
    );
    expect(await dirty.run('pull', '--force')).toMatchObject({ exitCode: 0 });
    expect(dirty.state.texts).toEqual(mine.state.texts);
  });

  it('tries an expression on a stored record that the analyst may read, and leaves nothing but an audit entry', async () => {
    const { record } = newAllergy('shown');
    await gateway.load([{ entity: 'allergy', record }, newAllergy('hidden', { subject: 'olga' })]);
    const question = { path: 'schemas/allergy/allergy.rules.json', pointer: '/rules/3/when' };
    const source = JSON.stringify("self.reaction == 'rash' && patient.name.first == 'Ana'");
    const tryOn = async (id: string) => {
      const trial = JSON.stringify({ sample: 0, values: {}, record: id });
      const { status, body } = await as('clinical')('POST', `${api}/expression`, {
        ...question,
        source,
        trial,
      });
      return { status, trial: body['trial'] };
    };
    const reads = async () =>
      (
        await gateway.query("select id, subject from audit where action = 'read' and type = $1", [
          record['type'],
        ])
      ).rows;
    const values = [
      { text: "self.reaction == 'rash' && patient.name.first == 'Ana'", depth: 0, values: ['yes'] },
      { text: "self.reaction == 'rash'", depth: 1, values: ['yes'] },
    ];
    for (const id of ['shown', 'ana'])
      expect(await tryOn(id)).toMatchObject({
        status: 200,
        trial: { parts: expect.arrayContaining(values) },
      });
    expect(await reads()).toEqual(Array(2).fill({ id: 'shown', subject: 'ana' }));
    for (const id of ['hidden', 'olga', 'nora', 'nowhere'])
      expect(await tryOn(id)).toMatchObject({ trial: { isMissing: true, inputs: [], parts: [] } });
    expect(await reads()).toHaveLength(2);
    expect(await gateway.stored('shown')).toMatchObject({ _rev: 1 });
  });

  /** Serves a version in which only some users see reactions, and user administrators cannot read patients. */
  async function narrow(): Promise<void> {
    const accessPath = 'schemas/access/product.access.json';
    const reader = " || hasRole('clinical_admin') || hasRole('user_admin')\"\n    },\n    \"job\"";
    const changed = draftOf({
      [schemaPath]: ['"reaction": {', '"reaction": { "x-access": { "read": "queue.organization-access" },'],
      [accessPath]: [reader, reader.replace(" || hasRole('user_admin')", '')],
    });
    const texts = withTexts(
      release,
      changed.map(({ path, base, text }) => ({ path, base: JSON.parse(base), text: JSON.parse(text) })),
    );
    const { hash, diagnostics } = await versions.compile(texts);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    await storeVersion(gateway.database(), hash, texts);
    await publish(gateway.database(), { hash, after: 0, author: 'user-admin' });
    await followed();
  }

  it('tries an expression on a stored record without the fields that the analyst may not see', async () => {
    await narrow();
    await gateway.load([newAllergy('shown', { reaction: 'rash', description: 'Seen' })]);
    const tried = await as('clinical')('POST', `${api}/expression`, {
      ...{ path: 'schemas/allergy/allergy.rules.json', pointer: '/rules/3/when' },
      source: JSON.stringify("self.description == 'Seen' && self.reaction == 'rash'"),
      trial: JSON.stringify({ sample: 0, values: {}, record: 'shown' }),
    });
    expect(tried.body).toMatchObject({
      trial: {
        parts: expect.arrayContaining([
          { text: "self.description == 'Seen'", depth: 1, values: ['yes'] },
          { text: "self.reaction == 'rash'", depth: 1, values: ['no'] },
        ]),
      },
    });
  });

  it('has a draft of the workflow raise the events of the past again, of records that the analyst may read', async () => {
    const currentWorkflowState = { name: 'Ready for Initiating Call', year: 2026 };
    const place = { workflowIteration: 1, currentWorkflowState };
    await gateway.load([
      patient('ina', place),
      patient('ola', { ...place, managingOrganization: { id: 'NORTH' } }),
    ]);
    const consent = { interaction: { ...yes(), subject: 'ina' } };
    expect((await as('pharmacist')('POST', '/api/outreach', consent)).status).toBe(201);
    expect(await gateway.stored('ina')).toMatchObject({
      currentWorkflowState: { name: 'Ready for Medication Review' },
    });
    const replayed = async (to: string, user = 'clinical') => {
      const path = 'schemas/workflow/patient.workflow.json';
      const [from, row] = ['"to": "Ready for Medication Review",', `"to": "${to}",`];
      const draft = draftOf({ [path]: [from, row] }).map(({ base: _base, ...file }) => file);
      const { body } = await as('clinical')('POST', `${api}/check`, { draft });
      return as(user)('POST', `${api}/replay`, { hash: body['hash'], workflow: 'patient' });
    };
    const before = { from: currentWorkflowState.name, to: 'Ready for Medication Review' };
    expect((await replayed('Ready for Medication Safety Review')).body).toEqual({
      ...{ steps: 1, unknown: 0 },
      rows: [{ row: 'consent', ...before, now: 'Ready for Medication Safety Review', count: 1 }],
    });
    expect((await replayed('Ready for Medication Review')).body).toEqual({ steps: 1, unknown: 0, rows: [] });
    expect((await replayed('Ready for Medication Review', 'pharmacist')).status).toBe(403);
    await narrow();
    // Withholds the records from an analyst who may use the Studio but not read patients.
    expect(await replayed('Ready for Medication Review', 'admin')).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('the right to read the records') },
    });
  });
});
