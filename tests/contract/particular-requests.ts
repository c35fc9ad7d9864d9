import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { noCode } from '../../engine/core/product/code-facts.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { DecisionProvider } from '../../features/decision-support/server/decision-provider.ts';
import { sha256 } from '../../gateway/operation/sha256.ts';
import { leaveAccessCode } from '../../gateway/records/access-codes.ts';
import { uuidOf } from '../../gateway/testing/uuid-of.ts';
import { sendChange } from '../../gateway/versions/changes.ts';
import { publish, storeVersion } from '../../gateway/versions/publications.ts';
import { product } from '../../generated/product.ts';
import { blameAt } from '../../studio/workbench/history/blame.ts';
import { compareTexts } from '../../studio/workbench/history/compare-texts.ts';
import { createWorkbench } from '../../studio/workbench/workbench.ts';
import type { ContractGateway } from './contract-gateway.ts';
import type { ContractRequest } from './contract-request.ts';
import { able } from './own-values.ts';

/*
 * Requirements of handlers that no schema expresses: the user that a request must name, the records to store before
 * it, and the fields that the handler fills in.
 */

/** Paths of a body that the handler of a call fills in, regardless of the request. */
export const placesOfHandlers: Readonly<Record<string, readonly string[]>> = {
  'outreach.save-interaction': ['/interaction/user', '/interaction/userMetadata'],
  'outreach.save-scheduled': ['/scheduledInteraction/user', '/scheduledInteraction/userMetadata'],
  // The handler takes the last discharge from the history, which only the gateway writes.
  'patient.save': ['/homeCareFlag'],
  'review.save': ['/review/publishedDate', '/review/draft'],
  'delivery.save': [
    ...['review', 'publishedOn', 'recipient', 'prescriber', 'recipientName', 'way', 'status', 'queuedOn'],
    ...['sentOn', 'attempts', 'failure', 'faxId', 'codeUntil', 'answeredOn', 'codeEndedOn', 'codeEndedBy'],
  ].map((name) => `/delivery/${name}`),
  'reconciliation.new': ['/completedAt', '/completedBy', '/list', '/medications/*/uuid'],
  'reconciliation.newList': ['/completedAt', '/completedBy', '/list', '/medications/*/uuid'],
  'reconciliation.update': ['/completedAt', '/completedBy', '/medications/*/uuid'],
  'reconciliation.complete': [
    ...['/asOf', '/completedAt', '/completedBy'],
    ...['/medications/*/uuid', '/medications/*/coding'],
  ],
};

/** Raises the product's limits on the number of requests, which these tests do not cover. */
export function roomy(limited: Product): Product {
  const names = ['emergency-per-hour', 'emergency-alert-from', 'invitations-per-day'];
  const room = Object.fromEntries(names.map((name) => [name, { value: 1_000_000 }]));
  return { ...limited, constants: { ...limited.constants, ...room } };
}

const published = '2026-03-14T15:09:00Z';

/** Stores a published review of the stored patient that asks a prescriber something. */
function storeReview({ idOf, store }: ContractGateway): Promise<string> {
  return store('review', {
    ...{ type: 'patient.review', subject: idOf('patient'), version: 2, reviewDate: '2026-03-14' },
    ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Review (MSR)' },
    ...{ published: true, publishedDate: published },
    recommendations: [{ id: 'a', includeInPrescriber: true, prescriberText: 'Replace it.' }],
  });
}

/** Stores a letter about a review of the stored patient, which its prescriber has not answered yet. */
async function storeLetter(world: ContractGateway): Promise<string> {
  const { idOf, store } = world;
  const [subject, publishedOn] = [idOf('patient'), published];
  const review = await storeReview(world);
  return store('delivery', {
    ...{ type: 'patient.delivery', subject, review, publishedOn, recipient: 'prescriber' },
    ...{ way: 'print', status: 'sent', codeUntil: '2999-03-14T15:09:00Z' },
  });
}

/** Stores a letter and makes the key that opens it. */
async function letterKey(world: ContractGateway): Promise<JsonObject> {
  const { idOf, ask, gateway } = world;
  const { body } = await ask('GET', `/api/regimen/patient?patientId=${idOf('patient')}`);
  const record = { type: 'patient.delivery', id: await storeLetter(world) };
  const span = { at: new Date(), until: new Date('2999-03-14T15:09:00Z') };
  return {
    code: await leaveAccessCode(gateway.store.database, record, span),
    birthDate: String(body['dob']),
  };
}

type Preparation = (request: ContractRequest, world: ContractGateway) => Promise<ContractRequest>;

/** Names of the calls that print letters, which differ only in their options. */
const printed = Object.keys(product.calls)
  .filter((name) => name.startsWith('print.') && !['print.document', 'print.mailing'].includes(name))
  .map((name) => name.slice('print.'.length));

function printing(idOf: ContractGateway['idOf']) {
  return { query: { patientId: idOf('patient'), location: 'profile', orgId: idOf('organization') } };
}

/** Service that receives feedback on its findings, and finds nothing itself. */
export const hearing: DecisionProvider = {
  name: 'hearing',
  check: async () => ({ findings: [] }),
  feedback: async () => undefined,
};

/** Content of the file for operations that take one beside the body. */
export const sentPiece = new Blob(['x']);

/** Stores a file that has arrived completely and whose import was not started yet. */
async function sentFile(
  { gateway, idOf }: ContractGateway,
  { upload = crypto.randomUUID() as string, organization = idOf('organization') } = {},
): Promise<string> {
  const input = { name: `${organization}.csv`, size: 1, by: able.email };
  await gateway.store.database.query(
    `insert into job (id, kind, organization, author, state, input, progress, at)
     values ($1, 'staging', $2, 'contract', 'preparing', $3::jsonb, '{"received": 1}', '2026-01-01')`,
    [upload, organization, JSON.stringify(input)],
  );
  return upload;
}

const bulkNote = { tab: 'priority-queues', action: 'note', content: { title: 'Recall' } };

/** Begins a job as the user `able`. */
async function begunJob({ ask, idOf }: ContractGateway): Promise<string> {
  const { body } = await ask('POST', '/api/regimen/jobs', { ...bulkNote, ids: [idOf('patient')] });
  return String(body['id']);
}

/** Runs a job of the user `able` that leaves a printed page. */
async function printedJob(world: ContractGateway): Promise<string> {
  const { gateway, ask, idOf } = world;
  const { database } = gateway.store;
  const id = await begunJob(world);
  await gateway.jobs.settled();
  await database.query(`update job set input = input || '{"action": "letters"}' where id = $1`, [id]);
  const query = new URLSearchParams({ ...printing(idOf).query });
  const { body } = await ask('GET', `/api/print/fridgeReport?${query}`);
  const [{ ephemeralUrl = '' } = {}] = body['artifact'] as readonly JsonObject[];
  await database.query(
    `insert into job_file (job, n, i, title, pages, content, at)
     select $1, 1, 0, 'Page', 1, content, now() from handout where key_hash = $2`,
    [id, sha256(String(ephemeralUrl).split('/').at(-1) ?? '')],
  );
  return id;
}

/** Ids of files and jobs, which have an owner: `foreign` belongs to another owner, `missing` does not exist. */
const missing = uuidOf('missing work');
const foreignFile = { foreign: uuidOf('foreign file'), missing };
const foreignJob = { foreign: uuidOf('foreign work'), missing };

/** Stores a file of another organization, and a job begun by another user. */
export async function storeForeignWork(world: ContractGateway, organization: string): Promise<void> {
  const { database } = world.gateway.store;
  await sentFile(world, { upload: foreignFile.foreign, organization });
  await database.query(
    `insert into job (id, kind, author, state, input, at)
     values ($1, 'bulk', 'foreign-user', 'preparing', $2::jsonb, '2026-01-01')`,
    [foreignJob.foreign, JSON.stringify(bulkNote)],
  );
  await database.query(
    `insert into job_row (job, n, record, state) values ($1, 1, 'foreign-patient', 'waiting')`,
    [foreignJob.foreign],
  );
}

/** Ids of files and jobs in requests, by call. */
const namesOfWork: Readonly<Record<string, (request: ContractRequest) => unknown>> = {
  'job.read': ({ query }) => query['id'],
  'job.file': ({ query }) => query['id'],
  'job.cancel': ({ body }) => (body as JsonObject)['id'],
  'staging.start': ({ body }) => (body as JsonObject)['upload'],
  'staging.remove': ({ body }) => (body as JsonObject)['upload'],
  'staging.rejected': ({ query }) => query['upload'],
};

export function workNamedIn(request: ContractRequest, call: string) {
  const id = namesOfWork[call]?.(request);
  const others = call.startsWith('job.') ? foreignJob : foreignFile;
  return typeof id === 'string' ? [{ id, ...others }] : [];
}

/**
 * Functions by call, each of which completes a request with values that are known only while the test runs, such as
 * an id from an earlier answer.
 */
export const preparations: Readonly<Record<string, Preparation>> = {
  'loan.event': async (request, { idOf, store }) => {
    const loan = { type: 'book.loan', subject: idOf('book'), member: 'contract', state: 'reserved' };
    return { ...request, body: { eventType: 'loan.withdrawn', loanId: await store('loan', loan) } };
  },
  'project.get': async (request, { idOf, ask }) => {
    const { body } = await ask('GET', `/api/regimen/project/primary?orgId=${idOf('organization')}`);
    return { ...request, query: { projectId: body['couchId'] } };
  },
  'history.list': async (request, { idOf }) => ({
    ...request,
    query: { ...request.query, id: idOf('patient') },
  }),
  'history.restore': async (request, { idOf, ask }) => {
    const { body } = await ask('GET', `/api/regimen/patient?patientId=${idOf('patient')}`);
    const named = { _id: idOf('patient'), _rev: body['_rev'] ?? 1 };
    return { ...request, body: { ...(request.body as JsonObject), ...named } };
  },
  'review.import-care-plan': async (request, { idOf, ask }) => {
    const patientId = idOf('patient');
    const { body } = await ask('GET', `/api/regimen/patient?patientId=${patientId}`);
    const about = { resourceType: 'Patient', birthDate: String(body['dob']) };
    const { body: sent } = request as { readonly body: { readonly carePlan: JsonObject } };
    const carePlan = { ...sent.carePlan, entry: [{ fullUrl: 'urn:patient', resource: about }] };
    return { ...request, body: { patientId, carePlan } };
  },
  'review.list': async (request, { idOf }) => {
    const key = JSON.stringify([idOf('patient')]);
    return { ...request, query: { startkey: key, endkey: key } };
  },
  'reconciliation.new': async (request, { idOf, ask }) => {
    const lists = await ask('GET', `/api/reconciliation/reconciled?patientId=${idOf('patient')}`);
    for (const list of lists.body['rows'] as readonly JsonObject[]) {
      if (list['completedAt'] === undefined)
        await ask('PUT', '/api/reconciliation/complete', {
          ...list,
          medications: [],
          lists: [],
          takesNone: true,
        });
    }
    return request;
  },
  'reservation.reserve': async (request) => ({
    ...request,
    body: { ...(request.body as JsonObject), email: able.email, override: true, reservationId: undefined },
  }),
  'reservation.release': async (request, { idOf, ask }) => {
    const body = { email: able.email, patientId: idOf('patient'), override: true };
    const made = await ask('POST', '/api/regimen/patient/reservations', body);
    const { id: _id, rev: _rev } = made.body;
    return { ...request, query: { _id, _rev, patientId: idOf('patient') } };
  },
  'reservation.release-own': async (request, { idOf, ask }) => {
    const body = { email: able.email, patientId: idOf('patient'), override: true };
    await ask('POST', '/api/regimen/patient/reservations', body);
    return { ...request, body: { patientId: idOf('patient') } };
  },
  'queue.run': async (request) => ({ ...request, body: { from: 0, filters: [], sort: [] } }),
  'queue.next': async (request, { idOf }) => ({ ...request, body: { queueId: idOf('priority-queue') } }),
  'queue.export': async (request, { idOf }) => ({ ...request, body: { queueId: idOf('priority-queue') } }),
  'loan-queue.run': async (request, { idOf }) => ({ ...request, body: { queueId: idOf('loan-queue') } }),
  'loan-queue.ids': async (request, { idOf }) => ({ ...request, body: { queueId: idOf('loan-queue') } }),
  'loan-queue.export': async (request, { idOf }) => ({ ...request, body: { queueId: idOf('loan-queue') } }),
  'emergency.open': async (request, { contents, store }) => {
    const [content = {}] = fc.sample(contents('patient'), { numRuns: 1, seed: 3 });
    const managingOrganization = { id: 'ELSEWHERE' };
    await store('organization', { _id: 'ELSEWHERE', type: 'organization', name: 'Elsewhere' });
    const patientId = await store('patient', { ...content, managingOrganization });
    const reason = 'Found unconscious at home, no papers.';
    return { ...request, body: { ...(request.body as JsonObject), patientId, reason } };
  },
  'patient.invite': async (request, { idOf }) => ({
    ...request,
    body: { ...(request.body as JsonObject), patientId: idOf('patient'), email: 'member@contract.test' },
  }),
  'eula.accept': async (request, { ask }) => {
    const { body } = await ask('GET', '/api/regimen/eula/latest');
    return { ...request, body: { eulaVersionId: body['id'] } };
  },
  'workflow.event': async (request, { idOf }) => ({
    ...request,
    body: {
      eventType: 'state.changed',
      patientId: idOf('patient'),
      payload: { to: 'Ready for Medication Review', reason: 'correction' },
    },
  }),
  'workflow.interaction': async (request, { idOf }) => ({
    ...request,
    body: { patientId: idOf('patient'), interactionId: idOf('interaction') },
  }),
  'decision.feedback': async (request) => ({
    ...request,
    body: { ...(request.body as JsonObject), provider: hearing.name },
  }),
  'job.start': async (request, { idOf }) => {
    const { ids } = request.body as { readonly ids: readonly string[] };
    return { ...request, body: { ...bulkNote, ids: [...new Set([idOf('patient'), ...ids])] } };
  },
  'job.read': async (request, world) => ({ ...request, query: { id: await begunJob(world) } }),
  'job.file': async (request, world) => ({ ...request, query: { id: await printedJob(world) } }),
  'job.cancel': async (request, world) => ({ ...request, body: { id: await begunJob(world) } }),
  'studio.access': async (request) => ({ ...request, body: { draft: [smallFile] } }),
  'studio.rights': async (request) => ({
    ...request,
    body: { draft: [smallFile, smallAccess], rule: 'small.read', role: 'support', may: 'yes' },
  }),
  'studio.check': async (request) => ({ ...request, body: { draft: [smallFile] } }),
  'studio.document': async (request) => ({
    ...request,
    body: { hash: '0'.repeat(64), document: 'member-letter' },
  }),
  'studio.export': async (request) => ({
    ...request,
    body: { draft: [smallEntity], entity: 'small', format: 'json-schema' },
  }),
  'studio.expression': async (request) => ({
    ...request,
    body: { draft: [smallFile], path: smallFile.path, pointer: '/title', source: '"true"' },
  }),
  'studio.save': async (request) => ({
    ...request,
    body: {
      title: 'A small change',
      draft: [{ ...smallFile, base: smallFile.text, text: smallFile.text.replace('Nobody', 'Somebody') }],
    },
  }),
  'studio.publish': async (request, world) => ({
    ...request,
    body: { id: await waitingChange(world, 'somebody'), revision: 1 },
  }),
  'studio.count-impact': async (request, world) => ({
    ...request,
    body: { id: await waitingChange(world, 'somebody') },
  }),
  'studio.impact': async (request, world) => ({
    ...request,
    query: { id: await waitingChange(world, 'somebody') },
  }),
  'studio.review': async (request, world) => ({
    ...request,
    query: { id: await waitingChange(world, 'somebody'), revision: 1 },
  }),
  'studio.withdraw': async (request, world) => ({
    ...request,
    body: { id: await waitingChange(world, await ownId(world)) },
  }),
  'studio.review-rollback': async (request, world) => ({
    ...request,
    query: { hash: await earlierVersion(world) },
  }),
  'studio.rollback': async (request, world) => ({
    ...request,
    body: { hash: await earlierVersion(world) },
  }),
  'studio.compare': async (request, world) => {
    await earlierVersion(world);
    return { ...request, query: { from: 0, to: 1 } };
  },
  'studio.comment': async (request, world) => ({
    ...request,
    body: { id: await waitingChange(world, 'somebody'), text: 'Why?' },
  }),
  'studio.replay': async (request) => ({
    ...request,
    body: { hash: '0'.repeat(64), workflow: Object.keys(product.workflows ?? {})[0] ?? '' },
  }),
  'studio.run': async (request) => ({
    ...request,
    body: {
      command: {
        ...{ command: 'edit', path: 'schemas/product.json' },
        steps: [{ op: 'add', path: '/title', value: '"Small"' }],
      },
    },
  }),
  'staging.piece': async (request, { idOf }) => ({
    ...request,
    body: {
      ...(request.body as JsonObject),
      ...{ upload: crypto.randomUUID(), organization: idOf('organization') },
      ...{ size: sentPiece.size, first: 0 },
    },
  }),
  'staging.start': async (request, world) => ({
    ...request,
    body: { upload: await sentFile(world), mapping: { columns: { ID: { to: 'externalId' } } } },
  }),
  'staging.remove': async (request, world) => ({ ...request, body: { upload: await sentFile(world) } }),
  'staging.rejected': async (request, world) => ({ ...request, query: { upload: await sentFile(world) } }),
  'print.document': async (request, { idOf, ask }) => {
    const { query } = printing(idOf);
    const { body } = await ask('GET', `/api/print/fridgeReport?${new URLSearchParams(query)}`);
    const [{ ephemeralUrl = '' } = {}] = body['artifact'] as readonly JsonObject[];
    return { ...request, query: { key: String(ephemeralUrl).split('/').at(-1) } };
  },
  'print.mailing': async (request, world) => {
    await storeReview(world);
    return { ...request, body: { patientId: world.idOf('patient'), to: 'member' } };
  },
  ...Object.fromEntries(
    printed.map((name): [string, Preparation] => [
      `print.${name}`,
      async (_request, { idOf }) => printing(idOf),
    ]),
  ),
  'response.open': async (request, world) => ({ ...request, body: await letterKey(world) }),
  'response.answer': async (request, world) => ({
    ...request,
    body: { ...(await letterKey(world)), answers: [{ id: 'a', response: '385645004' }] },
  }),
  'delivery.mailed': async (request, world) => {
    const patientId = world.idOf('patient');
    await storeReview(world);
    await world.ask('POST', '/api/print/mailing', { patientId, to: 'member' });
    return { ...request, body: { patientId } };
  },
  'delivery.queue': async (request, world) => ({
    ...request,
    body: { reviewId: await storeReview(world) },
  }),
  'delivery.save': async (request, world) => ({
    ...request,
    body: { delivery: { _id: await storeLetter(world), change: 'revoke' } },
  }),
  'proxy.read': async (request) => ({ ...request, query: { path: 'echo/x' } }),
  'proxy.write': async (request) => ({ ...request, query: { path: 'echo/x' } }),
};

/** Starts a service to which the proxy may forward requests. */
export async function openEcho(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end(JSON.stringify({ path: request.url })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/base`, close: () => server.close() };
}

/** Reads the id of the user who sends the request. */
async function ownId({ ask }: ContractGateway): Promise<string> {
  return String((await ask('GET', '/api/regimen/user/me')).body['_id']);
}

/** Text of the one file of a small schema set, which requests send as JSON. */
const smallText =
  '{ "slug": "small", "title": "Small", "version": "1.0.0", "copyright": "Nobody", "messages": {} }\n';
const smallFile = { path: 'schemas/product.json', text: JSON.stringify(smallText) };
const smallAccess = {
  path: 'schemas/access/small.access.json',
  text: JSON.stringify(
    JSON.stringify({
      rules: { 'small.read': { title: 'Read', needs: 'a role', when: "hasRole('clinical_admin')" } },
    }),
  ),
};
const smallEntity = {
  path: 'schemas/small/small.schema.json',
  text: JSON.stringify(
    '{ "title": "Small", "description": "A thing.", "type": "object", "properties": { "name": { "title": "Name", "description": "Its name.", "type": "string" } } }\n',
  ),
};

/** Studio over a schema set of one file, whose drafts compile to the product. */
export function smallWorkbench(product: Product): Workbench {
  let texts: ReadonlyMap<string, string> = new Map([[smallFile.path, smallText]]);
  const workbench = createWorkbench({
    read: async () => texts,
    write: async (written) => {
      texts = new Map([...texts, ...written]);
    },
  });
  return { ...workbench, product: async () => product };
}

/** Versions of the small schema set, which are served as this product under another hash. */
export function smallVersions(product: Product): SchemaVersions {
  const texts = new Map([[smallFile.path, smallText]]);
  return {
    code: noCode,
    release: texts,
    compile: async (compiled) => ({ hash: hashOfTexts(compiled), errors: [] }),
    product: async (hash) => ({ ...product, hash }),
    compiled: async () => product,
    served: () => texts,
    wayBack: async (_later, earlier) => ({ texts: earlier, losses: [] }),
    takeBack: async (_served, earlier) => ({ texts: earlier, losses: [], kept: [] }),
    compare: async (before, after) => compareTexts(before, after),
    blame: async (known, pointer) => blameAt(known, pointer),
    serve: () => undefined,
    preparePages: async () => undefined,
    keep: () => undefined,
  };
}

function hashOfTexts(texts: SchemaTexts): string {
  return createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex');
}

/** Sends a change of the small file that waits for a review; nothing was published before. */
async function waitingChange({ gateway }: ContractGateway, author: string): Promise<string> {
  const { database } = gateway.store;
  await database.query('delete from schema_publication');
  await database.query('delete from schema_change');
  const text = smallText.replace('Nobody', 'Somebody');
  const files = [{ path: smallFile.path, base: smallText, text }];
  return String(await sendChange(database, { title: 'Small', author, files }));
}

/** Stores a version that was served before, and returns its hash. */
async function earlierVersion({ gateway }: ContractGateway): Promise<string> {
  const { database } = gateway.store;
  await database.query('delete from schema_publication');
  const texts = new Map([[smallFile.path, smallText]]);
  const [earlier, latest] = [hashOfTexts(texts), '0'.repeat(64)];
  for (const hash of [earlier, latest]) await storeVersion(database, hash, texts);
  await publish(database, { hash: latest, after: 0, author: 'somebody' });
  return earlier;
}
