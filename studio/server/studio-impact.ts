import type { EntityImpact, RecordFinding } from '../../engine/core/compare/record-impact.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { labelAt } from '../../engine/core/records/label.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { notFound } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { findChange } from '../../gateway/versions/changes.ts';
import type { JobState } from '../../gateway/work/jobs/job.ts';
import { impactOf } from './impact-job.ts';

/** Minimum count of records that is shown, since the analyst may not be allowed to see the records. */
export const smallestShown = 5;

/** Answers the effects of a waiting change on the stored records counted so far. */
export const studioImpact: Handler<'studio-impact'> = {
  isWrite: false,
  async answer({ query, database, product }) {
    const change = await findChange(database, query.id);
    if (change === undefined) throw notFound();
    const job = await impactOf(database, { change: change.id, revision: change.revision });
    if (job === undefined) return ok({ state: 'none', looked: 0, total: 0, entities: [] });
    const { looked = 0, total = 0, entities = [] } = job.progress;
    return ok({
      ...{ state: states[job.state], looked, total },
      ...(job.message !== null && { message: job.message }),
      entities: entities.filter(isTouched).map((each) => shown(product, each)),
    });
  },
};

const states = {
  preparing: 'running',
  waiting: 'running',
  running: 'running',
  done: 'done',
  failed: 'failed',
} as const satisfies Readonly<Record<JobState, string>>;

function isTouched({ becomeInvalid, becomeValid, converted, left }: EntityImpact): boolean {
  return becomeInvalid + becomeValid + converted + left > 0;
}

function shown(product: Product, impact: EntityImpact) {
  const { entity, records, becomeInvalid, becomeValid, converted, left, findings } = impact;
  return {
    title: product.entities[entity]?.title ?? entity,
    ...{ records, becomeInvalid: floored(becomeInvalid), becomeValid: floored(becomeValid) },
    ...{ converted: floored(converted), left: floored(left) },
    findings: findings.map((finding) => shownFinding(product, entity, finding)),
  };
}

function shownFinding(product: Product, name: string, { at, code, count }: RecordFinding) {
  const entity = product.entities[name];
  return { field: entity === undefined ? at : labelAt(entity, at), code, count: floored(count) };
}

function floored(count: number): number {
  return count === 0 ? 0 : Math.max(count, smallestShown);
}
