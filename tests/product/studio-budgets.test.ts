import { describe, expect, it } from 'vitest';
import { askingUserId } from '../../gateway/records/context/work-budget.ts';
import { createCompilerBeside } from '../../studio/workbench/compile-beside.ts';
import { createVersions } from '../../studio/workbench/versions.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { studioParts } from '../publishing/studio-parts.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const api = '/api/regimen/studio';

/** Compiler whose threads may take so many steps that only the limit on processor time ends a trial. */
const compiler = createCompilerBeside({ seconds: 8, steps: 1e12, user: askingUserId });
const own = await studioParts(createVersions(projectRoot, { compiler }));

const place = { path: 'schemas/patient/patient.rules.json', pointer: '/rules/0/unless' };

/** Expression that compares every prescriber with every pair of prescribers. */
const manySteps =
  'self.prescribers.exists(a, self.prescribers.exists(b, self.prescribers.exists(c, a.id + b.id == c.id)))';

/** Makes a trial for a record with far more prescribers than its schema allows. */
function trialOf(source: string, rows: number) {
  const prescribers = Array.from({ length: rows }, (_, id) => ({ id: `p${id}` }));
  const values = { '/self/prescribers': prescribers };
  const trial = JSON.stringify({ sample: 0, values });
  return { draft: [], ...place, source: JSON.stringify(source), trial };
}

describe('work of the Studio that takes too long', () => {
  const { as } = useProductGateway(own);
  const ask = (user: string, body: object) => as(user)('POST', `${api}/expression`, body);

  it('is ended, while others are answered before that', async () => {
    const order: string[] = [];
    const slow = ask('clinical', trialOf(manySteps, 900)).finally(() => order.push('slow'));
    const quick = ask('admin', trialOf('size(self.prescribers) < 2', 3)).finally(() => order.push('quick'));
    // Sends a second trial of this user during the slow one, since a user gets only one of the two threads.
    const again = quick
      .then(() => ask('clinical', trialOf('size(self.prescribers) < 2', 3)))
      .finally(() => order.push('own'));
    const answers = await Promise.all([slow, quick, again]);
    expect(order).toEqual(['quick', 'slow', 'own']);
    expect(answers.map(({ status }) => status)).toEqual([413, 200, 200]);
    expect(answers[0].body).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('Nothing was changed. Make it smaller'),
    });
  });
});
