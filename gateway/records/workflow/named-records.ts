import type { Scope } from '../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { WorkflowRecord } from '../../../engine/core/product/workflow.ts';
import { chooseRecord } from '../../../engine/core/workflow/named-record.ts';
import { kindOf } from '../../store/kinds/kinds.ts';
import type { Call } from '../context/call.ts';
import { listRecords } from '../read.ts';
import type { EventToTake } from './event-to-take.ts';

/** The records that the table of a workflow reads by names of its own, out of the organization of the record. */
export async function namedRecords(
  call: Call,
  { workflow, named = {}, record, organization, scope }: EventToTake,
): Promise<NonNullable<Scope['records']>> {
  const found: Record<string, JsonObject | undefined> = {};
  const records = { ...scope.records, [workflow.entity]: record };
  for (const [name, choice] of Object.entries(workflow.records)) {
    found[name] = await choose(call, choice, {
      organization,
      scope: { ...scope, records, named: named[name] ?? '' },
    });
  }
  return found;
}

interface Choosing {
  readonly organization: string | null;
  readonly scope: Scope;
}

async function choose(
  { product, database }: Call,
  choice: WorkflowRecord,
  { organization, scope }: Choosing,
): Promise<JsonObject | undefined> {
  if (organization === null) return undefined;
  const reach = { organizations: [organization] };
  const all = await listRecords(database, { kind: kindOf(product, choice.entity), reach });
  return chooseRecord(
    choice,
    all.map(({ document }) => document),
    scope,
  );
}
