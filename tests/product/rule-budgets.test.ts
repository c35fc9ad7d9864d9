import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../../gateway/monitoring/log.ts';
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
