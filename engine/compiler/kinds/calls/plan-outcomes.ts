import type { JSONPath } from 'jsonc-parser';
import { getAt } from '../../../core/json/pointer.ts';
import type { OutcomeCase, RowOutcomes } from '../../../core/product/call.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isCallName, isFileName } from '../../plan/names.ts';
import type { Planned } from '../../plan/planned.ts';
import { type CallFile, writtenCall } from '../../plan/written-call.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { didYouMean } from '../../suggest.ts';
import { type DerivationSource, planDerivations } from '../rules/plan-derivations.ts';
import { below, type CallLocation } from './call-location.ts';

type OutcomesFile = NonNullable<CallFile['store']['outcomes']>;

/**
 * Plans the `outcomes` of a call: the records that the rows of its body create or change. Reports a missing
 * field, status or call.
 */
export function planOutcomes(
  outcomes: OutcomesFile,
  location: CallLocation,
): Planned<RowOutcomes> | undefined {
  const { plans } = location;
  const { rows, row: rowName, name, status, records, save, each = [], cases, others } = outcomes;
  const isKnown = [
    isFileName({ ...below(location, 'row'), name: rowName }, 'schema'),
    isCallName({ ...below(location, 'save'), name: save }),
  ].every(Boolean);
  const row = plans.entities.get(rowName);
  for (const word of ['name', 'status', 'records'] as const)
    checkField(row, outcomes[word], below(location, word));
  checkStatuses(row, outcomes, location);
  const call = writtenCall(save, plans);
  const entity = entitySaved(call);
  const owner = plans.entities.get(entity);
  if (isKnown && entity === '') refuseSave(below(location, 'save'), save);
  if (owner === undefined || row === undefined) return undefined;
  const set = (sources: readonly SetFile[], ...at: JSONPath) =>
    planSet(sources, below(location, ...at), { owner, row });
  return {
    ...{ rows, name, status, records, entity, access: call?.access ?? '' },
    each: set(each, 'each'),
    cases: cases.map(
      ({ set: sources, ...rest }, index): Planned<OutcomeCase> => ({
        ...rest,
        set: sources && set(sources, 'cases', index, 'set'),
      }),
    ),
    others: { title: others.title, set: set(others.set, 'others', 'set') },
  };
}

function entitySaved(call: CallFile | undefined): string {
  const saved = call?.store.save;
  return typeof saved === 'string' ? saved : '';
}

type SetFile = Omit<DerivationSource, 'id'>;

function planSet(
  sources: readonly SetFile[],
  { file, at, plans }: CallLocation,
  { owner, row }: { readonly owner: EntityPlan; readonly row: EntityPlan },
) {
  return planDerivations({
    ...{ file, plans, owner, on: '', base: at },
    sources: sources.map((source, index) => ({ ...source, id: `${at.join('.')}.${index}` })),
    context: { user: plans.userType, self: owner.type, item: row.type },
  });
}

function checkField(row: EntityPlan | undefined, name: string, { file, at, plans }: CallLocation): void {
  if (row === undefined) return;
  const known = Object.keys(row.schema.properties ?? {});
  if (known.includes(name)) return;
  const message = `"${name}" is not a field of entity "${row.name}".`;
  reportUnknown(plans.diagnostics, file, { message, name, known, at });
}

/** Refuses a case for a status that no decision sets, since the case would never apply. */
function checkStatuses(
  row: EntityPlan | undefined,
  { status, cases }: OutcomesFile,
  location: CallLocation,
): void {
  const codes = row?.fields[`/${status}`]?.codes;
  const known = plannedCodes(location, codes);
  if (known === undefined) return;
  for (const [index, each] of cases.entries()) {
    for (const [nth, code] of each.statuses.entries()) {
      if (known.includes(code)) continue;
      location.plans.diagnostics.report(location.file, {
        code: 'call/unknown-status',
        message: `"${code}" is no code of the value set "${codes}".`,
        help: didYouMean(code, known),
        at: below(location, 'cases', index, 'statuses', nth).at,
      });
    }
  }
}

function plannedCodes({ plans }: CallLocation, codes: string | undefined): readonly string[] | undefined {
  const rows = getAt(plans.sources.of('codes').get(codes ?? '')?.value, '/codes');
  return Array.isArray(rows) ? rows.map((row) => String(getAt(row, '/code'))) : undefined;
}

function refuseSave({ file, at, plans }: CallLocation, name: string): void {
  plans.diagnostics.report(file, {
    code: 'call/outcomes',
    message: `The call "${name}" saves no records of one entity.`,
    help: 'Name a call whose "store" has "save".',
    at,
  });
}
