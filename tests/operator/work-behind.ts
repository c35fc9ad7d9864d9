import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { configuredFeatures } from '../../features/all/server/features.ts';
import { createJobs } from '../../features/all/server/jobs.ts';
import { noServices } from '../../features/all/server/services.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { type RunningGateway, startServer } from '../../gateway/server.ts';
import type { Database } from '../../gateway/store/database.ts';
import { openTestGateway, tokenFor, trustToken } from '../../gateway/testing/open-test-gateway.ts';
import { uuidOf } from '../../gateway/testing/uuid-of.ts';
import { bulkKind } from '../../gateway/work/bulk/bulk-job.ts';
import { conversionKind, startConversion } from '../../gateway/work/conversion/conversion-job.ts';
import { prepareJob, startJob } from '../../gateway/work/jobs/job.ts';
import { product } from '../../generated/product.ts';
import { impactKind } from '../../studio/server/impact-job.ts';
import { productRecords } from '../product/harness/records.ts';
import { patientIds } from '../publishing/stored-patients.ts';
import { studioParts } from '../publishing/studio-parts.ts';
import { applicationName, size, type UsedServer } from './used-server.ts';

const api = '/api/regimen';

/** Number of records stored by an earlier release in its own form. */
const earlier = size / 10;

const { patient } = product.entities;
if (patient === undefined) throw new Error('The product has no patients.');

/** Product of a later release, which has moved a field of patients. */
const migrated: Product = {
  ...product,
  entities: {
    ...product.entities,
    patient: { ...patient, migrations: [{ on: '', kind: 'move', from: '/formerNumber', to: '/externalId' }] },
  },
};

/**
 * Queues a job of each kind, and the tasks that follow from saves, through a gateway that runs no background work.
 */
export async function queueWork(database: Database): Promise<void> {
  const gateway = await openTestGateway({ product, store: { database, close: async () => undefined } });
  await gateway.load(productRecords);
  await Promise.all([gateway.jobs.close(), gateway.relay.close()]);
  const as = (user: string) => gateway.as(`demo|${user}`);

  await as('pharmacist')('POST', `${api}/jobs`, {
    ...{ tab: 'priority-queues', action: 'note' },
    ...{ ids: patientIds(20), content: { title: 'Recall', description: 'Lot 7.' } },
  });
  await sendMembers(gateway.fetch);
  await as('clinical')('POST', `${api}/staging/start`, { upload: uuidOf('members'), mapping: { columns } });
  // Queues a count for a withdrawn change, whose reads equal those of `impact --records`.
  const counted = { id: crypto.randomUUID(), kind: impactKind, organization: null, author: 'user-admin' };
  await prepareJob(database, { ...counted, input: {}, at: new Date() });
  await startJob(database, counted.id, { change: crypto.randomUUID(), revision: 1 });
  await database.query(
    `update record set document = jsonb_set(document, '{formerNumber}', to_jsonb('F-' || id))
     where type = 'patient' and id in (select id from record where type = 'patient' order by id limit ${earlier})`,
  );
  const input = { hash: product.hash, removesDropped: false };
  await startConversion(database, { ...input, author: 'user-admin', at: new Date() });
  await gateway.close();
}

const columns = {
  'Patient ID': { to: 'externalId' },
  'First Name': { to: 'name.first' },
  'Last Name': { to: 'name.last' },
  Born: { to: 'dob', date: 'DD/MM/YYYY' },
};

async function sendMembers(send: (request: Request) => Promise<Response>): Promise<void> {
  const lines = Array.from({ length: size }, (_, n) => `U-${n},Sent,Member${n.toString(36)},28/02/1941`);
  const text = [Object.keys(columns).join(','), ...lines].join('\n');
  const form = new FormData();
  const about = { organization: 'EMTM', name: 'members.csv', first: 0, size: text.length };
  form.append('payload', JSON.stringify({ upload: uuidOf('members'), ...about }));
  form.append('file', new Blob([text]));
  const headers = { authorization: `Bearer ${tokenFor('demo|clinical')}` };
  const url = `http://gateway.test${api}/staging/piece`;
  const { ok, status } = await send(new Request(url, { method: 'POST', body: form, headers }));
  if (!ok) throw new Error(`The file was refused with ${status}.`);
}

/** Starts a gateway without users, all of whose work is background work. */
export async function startBehind({ urlOf }: UsedServer, folder: string): Promise<RunningGateway> {
  const url = new URL(urlOf('postgres'));
  url.searchParams.set('application_name', applicationName);
  const { versions } = await studioParts();
  return startServer({
    ...{ product: migrated, versions, features: configuredFeatures, log: silentLog },
    config: readConfig({
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: url.href,
      OIDC_ISSUER: 'https://id.example.org',
    }),
    identity: async (ground) => ({
      ...{ issuer: ground.origin, verifyToken: trustToken, close: async () => undefined },
    }),
  });
}

/** Number of unfinished jobs and tasks. */
export async function openWork(database: Database): Promise<number> {
  const { rows } = await database.query<{ open: number }>(
    `select (select count(*) from job where state in ('waiting', 'running'))::int
       + (select count(*) from outbox where is_pending and at <= now())::int as open`,
  );
  return rows[0]?.open ?? 0;
}

/** Final states of the jobs by kind; `never` for a kind of which none was queued. */
export async function endsOfJobs(database: Database): Promise<JsonObject> {
  const { rows } = await database.query<{ kind: string; state: string }>('select kind, state from job');
  const surroundings = { database, product: () => product, now: () => new Date() };
  const kinds = [bulkKind, conversionKind, ...Object.keys(createJobs(noServices, surroundings))];
  const ends = new Map(rows.map(({ kind, state }) => [kind, state]));
  return Object.fromEntries(kinds.map((kind) => [kind, ends.get(kind) ?? 'never']));
}
