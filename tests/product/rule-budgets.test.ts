import { describe, expect, it, vi } from 'vitest';
import { composeDocument, reasonsAgainst } from '../../engine/core/documents/compose-document.ts';
import type { Expression, Scope } from '../../engine/core/expressions/scope.ts';
import { Steps, takeSteps, withSteps } from '../../engine/core/expressions/steps.ts';
import { deriveValues } from '../../engine/core/records/derive.ts';
import { clearHidden } from '../../engine/core/records/hidden.ts';
import { runEvent } from '../../engine/core/workflow/run-event.ts';
import { stateOf } from '../../engine/core/workflow/state-name.ts';
import { createLog } from '../../gateway/operation/log.ts';
import { raisedPayload } from '../../gateway/records/workflow/take-event.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { prescriber } from './harness/records.ts';

const lines: string[] = [];
const countCostly = vi.fn();

const prescribers = (count: number) =>
  Array.from({ length: count }, (_, index) => prescriber(`p${index}`, { isPrimary: index === 0 }));

describe('rules that take too many steps for what was sent', () => {
  const log = createLog({ level: 'info', write: (line) => lines.push(line) });
  const metrics = {
    ...{
      countCall: () => undefined,
      countLimited: () => undefined,
      countCostly,
      noteUnserved: () => undefined,
    },
    ...{ contentType: '', read: async () => '' },
  };
  const { as, stored } = useProductGateway({ mostSteps: 60, log, metrics });

  it('refuse the save, say so in the log by the name of the rule, and are counted', async () => {
    const save = async (count: number) => {
      const { body: ana } = await as('pharmacist')('GET', '/api/regimen/patient?patientId=ana');
      const required = {
        languagePreference: 'en',
        referralType: [{ text: 'Health Plan' }],
        programId: 'emtm-medication-review',
      };
      return as('pharmacist')('PUT', '/api/regimen/patient', {
        ...{ ...ana, ...required },
        prescribers: prescribers(count),
      });
    };
    const few = await save(2);
    const many = await save(100);
    expect([few.status, many.status]).toEqual([200, 413]);
    expect(many.body).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('Nothing was saved'),
    });
    expect((await stored('ana'))?.['prescribers']).toHaveLength(2);
    expect(countCostly.mock.calls).toEqual([['steps']]);
    const [line = '', ...more] = lines.filter((each) => each.includes('work.too-costly'));
    expect(more).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({
      limit: 'steps',
      where: expect.stringMatching(/rule |derived /),
    });
    expect(line).not.toMatch(/Ruiz|Aardvark/);
  });
});

describe('what is too costly beside rules', () => {
  const costly: Expression<never> = {
    source: 'self.rows.all(r, true)',
    evaluate: () => {
      for (;;) takeSteps(100);
    },
  };
  const scope: Scope = { now: '2026-03-01T08:00:00.000Z', today: '2026-03-01' };
  const { patient: entity } = product.entities;
  const { patient: workflow } = product.workflows ?? {};
  const [document] = Object.values(product.documents ?? {});
  if (entity === undefined || workflow === undefined || document === undefined)
    throw new Error('The product has no patients with a workflow and documents.');
  const value = { note: 'Aardvark' };
  const derivation = { id: 'patient/derived/2', on: '', at: '/note', value: costly };
  const from = [stateOf(workflow, value)];
  const row = { id: 'patient.close/1', on: 'close', from, guard: costly, set: [], effects: [] };
  const event = { name: 'close', title: 'Close', description: '', access: 'anybody', raisedBy: [] };
  const anybody = { name: 'anybody', needs: '', allows: { source: 'true', evaluate: () => true } };
  const open = { ...product, access: { ...product.access, anybody } };
  const user = {
    _id: 'u',
    id: 'u',
    auth0Id: '',
    firstName: '',
    lastName: '',
    email: '',
    roles: [],
    permissions: [],
    organizations: [],
  };
  const closing = { ...workflow, events: { close: event }, transitions: [row], consequences: [] };
  const when = [{ when: costly, message: {} }];

  it.each<readonly [string, () => unknown]>([
    [
      'derived value patient/derived/2',
      () => deriveValues({ entity: { ...entity, derived: [derivation] }, value, scope }),
    ],
    [
      'condition of the field /note',
      () =>
        clearHidden({
          ...{ entity: { ...entity, hides: [{ on: '', at: '/note', shownWhen: [costly] }] }, value, scope },
        }),
    ],
    [
      'condition of patient.close/1',
      () =>
        runEvent({
          ...{ product: open, workflow: closing, record: value, event: 'close' },
          scope: { ...scope, user },
        }),
    ],
    [
      'event patient.close',
      () =>
        raisedPayload(
          { workflow: closing, event, trigger: { save: 'patient', when: costly } },
          { self: value, old: undefined, scope },
        ),
    ],
    [`document ${document.name}`, () => composeDocument({ ...document, warnings: when }, scope)],
    [`document ${document.name}`, () => reasonsAgainst({ ...document, refuses: when }, scope)],
  ])('is named in the log: %s', (where, work) => {
    expect(() => withSteps(new Steps(1_000), work)).toThrow(
      expect.objectContaining({ limit: 'steps', where }),
    );
  });
});
