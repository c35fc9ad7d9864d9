import { useQueries } from '@tanstack/react-query';
import type { Scope } from '../../core/expressions/scope.ts';
import { sentObject } from '../../core/forms/sent-object.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Product } from '../../core/product/product.ts';
import type { Workflow, WorkflowRecord } from '../../core/product/workflow.ts';
import { argumentsOf } from '../../core/protocol/call-arguments.ts';
import type { ListAnswer } from '../../core/protocol/call-types.ts';
import { ownerIdOf } from '../../core/records/owner-id.ts';
import { chooseRecord } from '../../core/workflow/named-record.ts';
import { entryOf } from '../client/entry-of.ts';
import { useEngine } from '../context/engine-context.ts';
import { useRecordData } from '../context/open-records.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import { callQuery } from './use-call.ts';

export interface NamedRecords {
  /** Records that workflows name, by name. */
  readonly records: NonNullable<Scope['records']>;
  /** Status of the requests; with `error`, some have failed, and the outcome of an event is known only in part. */
  readonly status: 'pending' | 'success' | 'error';
}

/** Reads the records that workflows need besides the open record, and chooses them as the gateway does. */
export function useNamedRecords(workflows: readonly Workflow[]): NamedRecords {
  const product = useProduct();
  const { client } = useEngine();
  const open = useRecordData();
  const scope = useScope()({ records: open, named: '' });
  const choices = workflows.flatMap(({ entity, records }) =>
    Object.entries(records).map(([name, choice]) => ({ name, choice, entity })),
  );
  const answers = useQueries({
    queries: choices.map(({ choice: { call, query } }) => {
      const given = argumentsOf(entryOf(product, 'calls', call), sentObject(query, scope));
      return callQuery<ListAnswer>({ product, client, name: call, ...given });
    }),
  });
  const records = choices.map(({ name, choice, entity }, index) => {
    const rows = answers[index]?.data?.rows ?? [];
    return [name, chooseRecord(choice, sameOwner(product, { rows, choice, entity, open }), scope)] as const;
  });
  const statuses = answers.map(({ status }) => status);
  const status = (['error', 'pending'] as const).find((each) => statuses.includes(each)) ?? 'success';
  return { records: Object.fromEntries(records), status };
}

interface Owned {
  readonly rows: readonly JsonObject[];
  readonly choice: WorkflowRecord;
  /** Name of the entity whose records have the workflow. */
  readonly entity: string;
  readonly open: Readonly<Record<string, JsonObject>>;
}

/**
 * Selects the rows of the open record's organization; all rows of an entity without an organization, since
 * their parent record has one.
 */
function sameOwner({ entities }: Product, { rows, choice, entity, open }: Owned): readonly JsonObject[] {
  const traits = entities[choice.entity]?.record;
  if (traits?.organizationAt === undefined) return rows;
  const owner = ownerIdOf(entities[entity]?.record ?? {}, open[entity] ?? {});
  return rows.filter((row) => ownerIdOf(traits, row) === owner);
}
