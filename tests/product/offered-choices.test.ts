import { describe, expect, it } from 'vitest';
import type { Scope, UserProfile } from '../../engine/core/expressions/scope.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';
import type { Answer, Asker } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { userRecords } from '../../tools/demo/users.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { medication, patient, today } from './harness/records.ts';

const api = '/api/regimen';
const everywhere = ['EMTM', 'ECPN', 'NORTH'];

/** Choices that do not reference records: words, codes tested elsewhere with their rules, and the rows of a job. */
const elsewhere = [
  'bulk-change to',
  'bulk-enrollment project',
  'enrollment reason',
  'interaction record.interaction',
  'manual-change to',
  'medication indication',
  'patient referralType.*.text',
  'recommendation medications',
  'risk-factor riskFactor',
];

const newPatient: JsonObject = {
  ...{ type: 'patient', name: { first: 'New', last: 'Person' }, dob: '1950-01-02', sex: 'female' },
  ...{ status: 'active', languagePreference: 'en', referralType: [{ text: 'Health Plan' }] },
};
const interaction: JsonObject = {
  ...{ type: 'patient.interaction', workflowIteration: 1, currentYear: 2026 },
  record: {
    ...{ dateRecorded: '2026-03-14T15:09:00Z', direction: 'user', spokeTo: 'member', interaction: 'call' },
    ...{ successful: true, decision: 'yes', description: 'Explained the program.', attempt: 1 },
  },
};
const prescribers = [
  { id: 'p1', firstName: 'Ina', lastName: 'Ames', isPrimary: true },
  { id: 'p2', firstName: 'Ida', lastName: 'Orr' },
];

describe('what a picker offers', () => {
  const { as, load } = useProductGateway();

  /**
   * Loads patients of every organization, and signs in a demonstration user with the usual organizations or with all.
   */
  async function enter(who: string, isEverywhere: boolean): Promise<Asker> {
    const patients = everywhere.map((id) => {
      const ended = { 'emtm-heart-health-2024': { enrolled: false } };
      const rest = { ...newPatient, externalId: `OF-${id}`, prescribers, projects: ended };
      return patient(`of-${id.toLowerCase()}`, { ...rest, managingOrganization: { id } });
    });
    const [user] = userRecords('regimen').filter(({ record }) => record['_id'] === `user-${who}`);
    if (user === undefined) throw new Error(`There is no demonstration user ${who}.`);
    const organizations = isEverywhere ? everywhere : (user.record['organizations'] ?? []);
    await load([...patients, { ...user, record: { ...user.record, organizations } }]);
    return as(who);
  }

  const read = async (ask: Asker, path: string) => (await ask('GET', path)).body;
  const rowsOf = async (ask: Asker, call: string) => {
    const path = (product.calls[call]?.path ?? '').replace('{product}', 'regimen');
    return (await read(ask, path))['rows'] as readonly JsonObject[];
  };
  const scopeOf = async (ask: Asker): Promise<Scope> => ({
    ...{ user: (await read(ask, `${api}/user/me`)) as unknown as UserProfile },
    ...{ now: `${today}T12:00:00Z`, today, timeZone: 'UTC' },
  });
  const patientsOf = async (ask: Asker) => {
    const asked = everywhere.map((id) => ask('GET', `${api}/patient?patientId=of-${id.toLowerCase()}`));
    return (await Promise.all(asked)).filter(({ status }) => status === 200).map(({ body }) => body);
  };

  const anyPatient = async (ask: Asker) => String((await patientsOf(ask))[0]?.['_id']);

  /** Lists the values that a field of a form offers. */
  async function offered(ask: Asker, picker: string, scope: Scope): Promise<readonly string[]> {
    const [form = '', field = ''] = picker.split(' ');
    const choices = product.forms[form]?.fields[field]?.choices;
    if (choices?.call === undefined) throw new Error(`The field ${picker} has no choices of a call.`);
    const rows = await rowsOf(ask, choices.call);
    const shown = rows.filter((item) => choices.where?.evaluate({ ...scope, item }) ?? true);
    return shown.map((row) => String(getAt(row, `/${choices.value}`)));
  }

  /** Choices that a picker offers a user, each with the response to its save. */
  type Tried = readonly (readonly [string, Answer])[];
  const pickers: Readonly<Record<string, (ask: Asker) => Promise<Tried>>> = {
    async 'patient managingOrganization.id'(ask) {
      const scope = await scopeOf(ask);
      if (!mayAdd(scope)) return [];
      const ids = await offered(ask, 'patient managingOrganization.id', { ...scope, self: newPatient });
      return eachOf(ids, async (id) => {
        const record = { ...newPatient, managingOrganization: { id } };
        const [programId = ''] = await offered(ask, 'patient programId', { ...scope, self: record });
        return ask('POST', `${api}/patient`, { ...record, programId, externalId: unused() });
      });
    },
    async 'patient programId'(ask) {
      const scope = await scopeOf(ask);
      if (!mayAdd(scope)) return [];
      const tried = everywhere.map(async (id) => {
        const record = { ...newPatient, managingOrganization: { id } };
        const ids = await offered(ask, 'patient programId', { ...scope, self: record });
        return eachOf(ids, (programId) =>
          ask('POST', `${api}/patient`, { ...record, programId, externalId: unused() }),
        );
      });
      return (await Promise.all(tried)).flat();
    },
    async 'patient transferTo'(ask) {
      const scope = await scopeOf(ask);
      const tried = (await patientsOf(ask)).map(async (self) => {
        const ids = await offered(ask, 'patient transferTo', { ...scope, self, old: self });
        const [id] = ids;
        return eachOf(id === undefined ? [] : [id], (transferTo) =>
          ask('PUT', `${api}/patient`, { ...self, transferTo, transferReason: 'moved' }),
        );
      });
      return (await Promise.all(tried)).flat();
    },
    async 'library-text organizationId'(ask) {
      const ids = await offered(ask, 'library-text organizationId', await scopeOf(ask));
      return eachOf(ids, (organizationId) => {
        const texts = { category: 'unsafe', prescriberText: 'Please consider.', rationale: 'Because.' };
        const text = { type: 'library-text', name: unused(), organizationId, ...texts };
        return ask('POST', `${api}/library-text`, { text });
      });
    },
    async 'priority-queue organizationId'(ask) {
      const ids = await offered(ask, 'priority-queue organizationId', await scopeOf(ask));
      return eachOf(ids, (organizationId) => {
        const conditions = { filters: [{ statType: 'sex', queryType: 'term', term: 'female' }] };
        const queue = { type: 'priority-queue', name: unused(), organizationId, ...conditions };
        return ask('POST', `${api}/queue`, { queue });
      });
    },
    async 'interaction app'(ask) {
      const scope = await scopeOf(ask);
      const where = product.forms['interaction']?.fields['app']?.choices?.where;
      const codes = product.codes['interaction-types']?.codes ?? [];
      const shown = codes.filter((item) => where?.evaluate({ ...scope, item: item as unknown as Json }));
      return eachOf(
        shown.map(({ code }) => String(code)),
        async (app) =>
          ask('POST', '/api/outreach', {
            interaction: { ...interaction, app, subject: await anyPatient(ask) },
          }),
      );
    },
    'medication prescriberId': (ask) =>
      eachOf(['p1', 'p2'], async (prescriberId) => {
        const subject = await anyPatient(ask);
        const { record } = medication(crypto.randomUUID(), 'Aspirin 81 MG', { subject, prescriberId });
        return ask('POST', `${api}/medication`, record);
      }),
    async 'projects.tab enrollment'(ask) {
      const scope = await scopeOf(ask);
      const { source, actions } = product.tabs['projects'] as TabDescriptor;
      if (source.kind !== 'call' || source.join === undefined) throw new Error('The rows are not joined.');
      const { at, by, as: name } = source.join;
      const listed = await rowsOf(ask, source.list);
      const tried = (await patientsOf(ask)).map(async (record) => {
        const items = listed.map((row) => {
          const entry = getAt(record, `${at}/${String(row[by])}`);
          return isJsonObject(entry) ? { ...row, [name]: entry } : row;
        });
        const records = { patient: record };
        const rows = items.filter(
          (item) =>
            (source.where?.evaluate({ ...scope, item, records }) ?? true) &&
            (actions.edit?.when?.evaluate({ ...scope, item, records }) ?? true),
        );
        const keys = rows.map((row) => String(row[by]));
        const enrolled = keys.reduce((all, key) => setAt(all, `${at}/${key}`, { enrolled: true }), record);
        return eachOf(keys.length === 0 ? [] : [keys.join()], () => ask('PUT', `${api}/patient`, enrolled));
      });
      return (await Promise.all(tried)).flat();
    },
  };

  it('is tried for every picker there is', () => {
    const picked = Object.entries(product.forms).flatMap(([form, { fields }]) =>
      Object.entries(fields).flatMap(([field, { choices }]) => (choices ? [`${form} ${field}`] : [])),
    );
    const joined = Object.entries(product.tabs).flatMap(([tab, { source }]) =>
      source.kind === 'call' && source.join ? [`${tab}.tab ${source.join.as}`] : [],
    );
    const tried = [...Object.keys(pickers), ...elsewhere, 'recommendation prescriber'];
    expect([...picked, ...joined].toSorted()).toEqual(tried.toSorted());
  });

  const users = userRecords('regimen').map(({ record }) => String(record['_id']).replace('user-', ''));

  it.each(Object.keys(pickers))(
    'as %s is accepted by the save, for every demonstration user and one that works everywhere [PROJ-01] [PROFILE-38] [PROFILE-41] [ACCESS-11]',
    async (picker) => {
      let accepted = 0;
      for (const who of users)
        for (const isEverywhere of [false, true]) {
          const ask = await enter(who, isEverywhere);
          for (const [choice, { status, body }] of (await pickers[picker]?.(ask)) ?? []) {
            // Skips users without the right to save, to whom the form is not offered.
            if (status === 403) continue;
            expect([who, isEverywhere, choice, status, body['problems'] ?? []]).toEqual([
              ...[who, isEverywhere, choice],
              ...[expect.toBeOneOf([200, 201]), []],
            ]);
            accepted += 1;
          }
        }
      expect(accepted).toBeGreaterThan(0);
    },
  );
});

/** True if the user is offered Add Patient, without which its form offers no choice. */
function mayAdd({ user }: Scope): boolean {
  return user?.permissions.includes(`${product.info.slug}-advisor.edit-patient`) ?? false;
}

async function eachOf<Answer>(
  choices: readonly string[],
  ask: (choice: string) => Promise<Answer>,
): Promise<readonly (readonly [string, Answer])[]> {
  return Promise.all(choices.map(async (choice) => [choice, await ask(choice)] as const));
}

/** Makes a unique name or number. */
function unused(): string {
  return crypto.randomUUID().slice(0, 18);
}
