import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../../gateway/testing/postgres-cluster.ts';
import type { Defect } from './defects.ts';
import { isLinearizable } from './linearizable.ts';
import { patientModel, reservationModel } from './models.ts';
import type { Operation, Outcome } from './operation.ts';
import { type HistoryOptions, runHistory } from './run-history.ts';
import { openSite, type Site } from './site.ts';

type Span = readonly [called: number, returned: number];
type Values = Operation['input'];

const patient = { rev: 1, spouse: '', middle: '' };
const isSound = (history: readonly Operation[]) => isLinearizable(patientModel(patient), history);
const isHeldByOne = (history: readonly Operation[]) => isLinearizable(reservationModel, history);

function operation(kind: string, outcome: Outcome, [called, returned]: Span, input: Values, output: Values) {
  return { register: 'r', kind, outcome, input, output, called, returned };
}

function read(span: Span, output: Values): Operation {
  return operation('read', 'done', span, {}, { ...patient, ...output });
}

function save(span: Span, seen: string, value: string, output: Values): Operation {
  return operation('save', 'done', span, { field: 'spouse', seen, value }, { ...patient, ...output });
}

describe('the judge of histories', () => {
  const bo = save([0, 10], '', 'Bo', { rev: 2, spouse: 'Bo' });

  it('takes a read beside a save for one before or behind it', () => {
    expect(isSound([bo, read([5, 15], {}), read([5, 15], { rev: 2, spouse: 'Bo' })])).toBe(true);
  });

  it('refuses a read that misses what was acknowledged before it, and one that goes back', () => {
    expect(isSound([bo, read([11, 15], {})])).toBe(false);
    expect(isSound([bo, read([2, 4], { rev: 2, spouse: 'Bo' }), read([5, 6], {})])).toBe(false);
  });

  it('refuses two saves over the same value, and takes one that was refused for it', () => {
    const cleo = [[12, 20], '', 'Cleo', { rev: 3, spouse: 'Cleo' }] as const;
    expect(isSound([bo, save(...cleo)])).toBe(false);
    expect(isSound([bo, { ...save(...cleo), outcome: 'refused', output: {} }])).toBe(true);
  });

  it('takes a save without an answer as done, not done, or done later, and never twice', () => {
    const unknown: Operation = { ...bo, outcome: 'unknown', output: {}, returned: Infinity };
    const [before, after] = [read([20, 30], {}), read([40, 50], { rev: 2, spouse: 'Bo' })];
    expect(isSound([unknown, before])).toBe(true);
    expect(isSound([unknown, before, after])).toBe(true);
    expect(isSound([unknown, read([20, 30], { rev: 2, spouse: 'Bo' }), read([40, 50], {})])).toBe(false);
    expect(isSound([unknown, read([20, 30], { rev: 3, spouse: 'Bo' })])).toBe(false);
  });

  it('refuses two who hold one patient at a time', () => {
    const reserve = (span: Span, holder: string) =>
      operation('reserve', 'done', span, { holder }, { id: `of ${holder}` });
    const release = operation('release', 'done', [11, 12], { holder: 'ann', id: 'of ann' }, {});
    expect(isHeldByOne([reserve([0, 10], 'ann'), reserve([13, 20], 'dora')])).toBe(false);
    expect(isHeldByOne([reserve([0, 10], 'ann'), release, reserve([13, 20], 'dora')])).toBe(true);
  });

  it('takes a reservation whose answer was lost for the one that its holder is given later', () => {
    const reserve = (span: Span, holder: string) =>
      operation('reserve', 'done', span, { holder }, { id: `of ${holder}` });
    const lost: Operation = {
      ...reserve([0, 10], 'ann'),
      outcome: 'unknown',
      output: {},
      returned: Infinity,
    };
    const refused: Operation = { ...reserve([11, 12], 'dora'), outcome: 'refused', output: {} };
    expect(isHeldByOne([lost, refused, reserve([13, 20], 'ann')])).toBe(true);
    expect(isHeldByOne([lost, refused, reserve([13, 20], 'ann'), reserve([21, 22], 'dora')])).toBe(false);
    expect(isHeldByOne([refused, reserve([13, 20], 'ann')])).toBe(false);
  });
});

describe.runIf(findPostgres() !== undefined)(
  'clients of several gateways over a primary and its standbys',
  () => {
    let site: Site;

    beforeAll(async () => {
      site = await openSite(3);
    });

    afterAll(() => site.close());

    it.each<HistoryOptions>([
      { seed: 'held up' },
      { seed: 'cut off' },
      { seed: 'without room', certain: 'fill-disk' },
      { seed: 'replaced', certain: 'fail-over' },
    ])(
      'find every promise kept, whatever happens to gateways, connections and servers: $seed',
      async (options) => {
        const { violations, history, faults } = await runHistory(site, options);
        expect(violations).toEqual([]);
        expect(faults).not.toEqual([]);
        expect(history.filter(({ kind, outcome }) => kind === 'save' && outcome === 'done')).not.toEqual([]);
      },
    );

    it.each<[Defect, Omit<HistoryOptions, 'seed'>]>([
      ['ignores revisions', { hasFaults: false }],
      ['hides failures', { certain: 'fill-disk' }],
      ['hides failures', { certain: 'fail-over' }],
    ])('find the fault of one that %s', async (defect, options) => {
      site.gateways.at(-1)?.spoil(defect);
      const violations: string[] = [];
      for (let n = 0; violations.length === 0 && n < 10; n += 1)
        violations.push(...(await runHistory(site, { seed: `${defect} ${n}`, ...options })).violations);
      expect(violations[0]).toMatch(/^The patient .* is not linearizable\.$/);
    });
  },
);
