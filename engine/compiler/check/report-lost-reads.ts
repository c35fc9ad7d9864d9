import type { JSONPath } from 'jsonc-parser';
import { tokensOf } from '../../core/json/pointer.ts';
import {
  type FieldReads,
  type LostRead,
  lostReadHelp,
  lostReads,
  lostReadText,
} from '../../core/product/field-reads.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { PlansOnDemand } from '../plan-on-demand.ts';
import type { SourceFile } from '../source/source-file.ts';

interface Change {
  readonly base: PlansOnDemand;
  readonly draft: PlansOnDemand;
}

/** Reports each field that code reads and that a draft takes away from the schemas below it, or gives another type. */
export function reportLostReads(reads: FieldReads, { base, draft }: Change): void {
  const { diagnostics } = draft.context;
  const fieldsOf = (plans: PlansOnDemand) => (owner: string) => planNamed(plans, owner)?.fields;
  for (const lost of lostReads(reads, fieldsOf(base), fieldsOf(draft))) {
    const file = planNamed(draft, lost.owner)?.file ?? draft.context.sources.of('product').get('product');
    if (file === undefined) continue;
    diagnostics.report(file, {
      code: 'field/read-by-code',
      message: lostReadText(lost),
      help: lostReadHelp,
      at: locationOf(lost, file),
    });
  }
}

function planNamed({ context, bodies }: PlansOnDemand, owner: string): EntityPlan | undefined {
  return context.entities.get(owner) ?? bodies().find(({ name }) => name === owner);
}

/** Location of a field in the file of its entity: as far as the file goes, since the field may be gone. */
function locationOf({ owner, at }: LostRead, { kind, stem }: SourceFile): JSONPath {
  const around = kind === 'calls' ? ['calls', owner.slice(stem.length + 1), 'body', 'schema'] : [];
  const inside = tokensOf(at).flatMap((step) => (step === '*' ? ['items'] : ['properties', step]));
  return [...around, ...inside];
}
