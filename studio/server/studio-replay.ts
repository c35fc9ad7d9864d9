import type { Product } from '../../engine/core/product/product.ts';
import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import { stateOf } from '../../engine/core/workflow/state-name.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { mayRead } from '../../features/history/server/entitled.ts';
import { forbidden, notFound } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { isReadable } from '../../gateway/records/field-access.ts';
import { listSteps, type VersionStep } from '../../gateway/records/history.ts';
import { kindOf } from '../../gateway/store/kinds/kinds.ts';
import { needWorkbench } from './need-workbench.ts';
import { createReplay, type WorkflowVersion } from './replay-step.ts';

/**
 * Maximum number of steps in an answer; the page requests the next ones with the position at which it ends.
 */
const most = 200;

const [days, day] = [90, 86_400_000];

/**
 * Creates the call that replays the last 90 days' steps of records with a draft of a workflow. Answers counts only, of
 * records that the user may read.
 */
export function createStudioReplay(workbench: Workbench | undefined): Handler<'studio-replay'> {
  return {
    isWrite: false,
    async answer(call) {
      const { body, database, product, user, origin } = call;
      const served = versionOf(product, body.workflow);
      const draft = versionOf(await needWorkbench(workbench).product(body.hash), body.workflow);
      if (served === undefined || draft === undefined) throw notFound();
      const kind = kindOf(product, served.workflow.entity);
      if (!mayRead(call, kind)) throw forbidden('the right to read the records that go through the workflow');
      const steps = await listSteps(database, {
        ...{ kind, scope: user, at: served.workflow.stateAt, limit: most },
        since: new Date(origin.at.getTime() - days * day),
        after: stepIn(body.after),
      });
      const readable = steps.filter(({ after }) => isReadable(call, kind, after));
      call.note({
        action: 'read',
        type: kind.type,
        details: { replayed: body.workflow, steps: readable.length },
      });
      const replay = createReplay(call, served);
      const differing = new Map<string, Difference>();
      let unknown = 0;
      for (const step of readable) {
        const outcome = await replay(step, draft);
        if (outcome === undefined) unknown += 1;
        else if (outcome.now.state !== outcome.then.state)
          count(differing, {
            row: outcome.then.row ?? '',
            from: stateOf(served.workflow, step.before),
            to: outcome.then.state ?? '',
            now: outcome.now.state ?? '',
          });
      }
      const last = steps.at(-1);
      return ok({
        steps: readable.length,
        unknown,
        rows: [...differing.values()],
        ...(steps.length === most && last !== undefined && { next: `${last.rev} ${last.id}` }),
      });
    },
  };
}

function versionOf(product: Product | undefined, name: string): WorkflowVersion | undefined {
  const workflow = product?.workflows?.[name];
  return product === undefined || workflow === undefined ? undefined : { product, workflow };
}

interface Difference {
  readonly row: string;
  readonly from: string;
  readonly to: string;
  readonly now: string;
  readonly count: number;
}

function count(differences: Map<string, Difference>, difference: Omit<Difference, 'count'>): void {
  const key = JSON.stringify(difference);
  differences.set(key, { ...difference, count: (differences.get(key)?.count ?? 0) + 1 });
}

/** Parses the position at which the last answer ended; undefined, i.e. the beginning, for any other text. */
function stepIn(text: string | undefined): Pick<VersionStep, 'id' | 'rev'> | undefined {
  const [, rev, id] = /^(\d{1,9}) (.+)$/.exec(text ?? '') ?? [];
  return rev === undefined || id === undefined ? undefined : { id, rev: Number(rev) };
}
