import { describe, expect, it } from 'vitest';
import { createFeatures } from '../../features/all/server/features.ts';
import { heldServices } from '../../features/all/server/held-services.ts';
import { noServices } from '../../features/all/server/services.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { type Call, type CallHandler, ok } from '../../gateway/records/context/call.ts';
import { openTestGateway, type TestGatewayOptions } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { studioParts } from '../publishing/studio-parts.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const parts = await studioParts();

describe('a gateway that is read-only', () => {
  const gateway = useProductGateway(parts);

  async function reading(options: Partial<TestGatewayOptions> = {}) {
    const store = { ...gateway.store(), close: async () => undefined };
    return openTestGateway({ product, store, ...parts, isReadOnly: true, ...options });
  }

  const rowsOf = async () => {
    const { rows } = await gateway.query(
      `select (select count(*) from schema_publication) as published, (select count(*) from schema_version) as versions,
        (select count(*) from schema_change) as changes, (select count(*) from outbox) as outbox,
        (select count(*) from job) as jobs, (select sum(rev) from record) as records`,
    );
    return rows;
  };

  const requests = [
    ['clinical', 'POST', '/api/regimen/studio/publish', { id: 'any', revision: 1 }],
    ['clinical', 'POST', '/api/regimen/studio/rollback', { hash: product.hash }],
    ['pharmacist', 'POST', '/api/regimen/email/invite', { patientId: 'ana' }],
  ] as const;

  it.each(requests)(
    'refuses what %s does by %s %s, and nothing is written',
    async (user, method, path, body) => {
      const other = await reading();
      try {
        const before = await rowsOf();
        const answer = await other.as(`demo|${user}`)(method, path, body);
        expect(answer).toMatchObject({ status: 503, body: { code: 'read-only' } });
        expect(await rowsOf()).toEqual(before);
      } finally {
        await other.close();
      }
    },
  );

  const flags = [{ isWrite: false }, { isWrite: true }, { isWrite: false, isOutside: true }];
  const works: Readonly<Record<string, (call: Call) => unknown>> = {
    'changes a record': ({ database }) => database.query('update record set rev = rev + 1'),
    'leaves a mail to be sent': ({ database }) =>
      database.query(`insert into outbox select * from jsonb_populate_record(null::outbox, '{}')`),
    'begins a job': ({ database }) =>
      database.query(
        `insert into job (id, kind, author, state, input, at)
         values (gen_random_uuid(), 'bulk', 'x', 'preparing', '{}', '2026-01-01')`,
      ),
    'tells the others': ({ database }) => database.announce('schema'),
  };

  /** Tests a GET handler that does more than reading, regardless of its own flags. */
  it.each(
    Object.keys(works).flatMap((work) => flags.map((flag) => [work, JSON.stringify(flag), flag] as const)),
  )('refuses a GET that %s, of a handler with %s', async (work, _flag, flag) => {
    const features = createFeatures({ ...noServices, ...parts.services }, silentLog);
    const dishonest: CallHandler = {
      ...flag,
      async answer(call) {
        await works[work]?.(call);
        return ok({});
      },
    };
    const handlers = { ...features.handlers, 'user-profile': dishonest };
    const other = await reading({ features: { ...features, handlers } });
    try {
      const before = await rowsOf();
      const answer = await other.as('demo|pharmacist')('GET', '/api/regimen/user/me');
      expect(answer).toMatchObject({ status: 503, body: { code: 'read-only' } });
      expect(await rowsOf()).toEqual(before);
    } finally {
      await other.close();
    }
  });

  it('mails, faxes and writes no file, whoever asks for it', async () => {
    const sent: string[] = [];
    const note = (what: string) => async () => {
      sent.push(what);
      return undefined;
    };
    const { sendMail, faxes, workbench } = heldServices({
      ...{ ...noServices, ...parts.services },
      ...{ sendMail: note('mail'), faxes: { send: note('fax'), isSent: async () => true } },
    });
    const refused = { status: 503, answer: { code: 'read-only' } };
    await expect(sendMail({ to: 'a@b.test', subject: '', text: '' })).rejects.toMatchObject(refused);
    const fax = { to: '1', content: new Uint8Array(), key: 'k' };
    await expect(faxes.send(fax)).rejects.toMatchObject(refused);
    await expect(workbench?.save([], [])).rejects.toMatchObject(refused);
    expect(sent).toEqual([]);
  });

  it('answers what reads', async () => {
    const other = await reading();
    try {
      const get = other.as('demo|pharmacist');
      expect((await get('GET', '/api/regimen/patient?patientId=ana')).status).toBe(200);
      expect((await get('GET', '/api/regimen/patient/allergies?patientId=ana')).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
