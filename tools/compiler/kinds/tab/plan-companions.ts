import type { JSONPath } from 'jsonc-parser';
import { objectAt } from '../../../../engine/core/json/pointer.ts';
import type { SearchSource } from '../../../../engine/core/product/tab.ts';
import type { ExpressionType } from '../../expressions/types.ts';
import type { CompanionFile } from '../../files/tab.ts';
import { isCallName } from '../../plan/names.ts';
import { indexOfHits } from '../../plan/search-of-tab.ts';
import { writtenCall } from '../../plan/written-call.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { TabLocation } from './tab-location.ts';

/** What rows are completed with: the calls, parameters, columns and properties that are named have to be there. */
export function planCompanions(place: TabLocation): SearchSource['with'] {
  const { tab } = place;
  for (const [name, companion] of Object.entries(tab.source.with ?? {}))
    checkCompanion(place, companion, ['source', 'with', name]);
  return tab.source.with;
}

/** What expressions over a row may read of its companions. */
export function companionTypes({ tab, plans }: TabLocation): Readonly<Record<string, ExpressionType>> {
  const types = Object.entries(tab.source.with ?? {}).flatMap(([name, { call }]) => {
    const type = plans.entities.get(entityOf(call, plans) ?? '')?.type;
    return type === undefined ? [] : [[name, type] as const];
  });
  return Object.fromEntries(types);
}

/** What columns may name of companions: the entry itself, or a field of it. */
export function companionFields(place: TabLocation): readonly string[] {
  return Object.entries(companionTypes(place)).flatMap(([name, type]) => [
    name,
    ...(type.is === 'object' ? Object.keys(type.fields).map((field) => `${name}.${field}`) : []),
  ]);
}

function checkCompanion(place: TabLocation, companion: CompanionFile, at: JSONPath): void {
  const { file, tab, plans } = place;
  const { call, ids, on, by, every } = companion;
  if (!isCallName({ file, at: [...at, 'call'], name: call, plans })) return;
  const parameters = Object.keys(writtenCall(call, plans)?.query ?? {});
  if (ids !== undefined)
    checkName(place, { name: ids, known: parameters, at: [...at, 'ids'] }, 'a parameter of the call');
  const columns = ['id', ...(indexOfHits(tab.source.run ?? tab.source.search ?? '', plans)?.hit ?? [on])];
  checkName(place, { name: on, known: columns, at: [...at, 'on'] }, 'a column of the search');
  const properties = plans.entities.get(entityOf(call, plans) ?? '')?.schema.properties;
  const known = ['_id', ...Object.keys(properties ?? { [by]: true })];
  checkName(place, { name: by, known, at: [...at, 'by'] }, 'a field of what the call lists');
  if (every !== undefined)
    checkName(
      place,
      { name: every, known: constantsOf(place), at: [...at, 'every'] },
      'a constant of product.json',
    );
}

interface Named {
  readonly name: string;
  readonly known: readonly string[];
  readonly at: JSONPath;
}

function checkName({ file, plans }: TabLocation, { name, known, at }: Named, what: string): void {
  if (known.includes(name)) return;
  reportUnknown(plans.diagnostics, file, { message: `"${name}" is not ${what}.`, name, known, at });
}

function constantsOf({ plans }: TabLocation): readonly string[] {
  const [product] = plans.sources.of('product').values();
  return Object.keys(objectAt(product?.value, '/constants'));
}

function entityOf(call: string, plans: TabLocation['plans']): string | undefined {
  const listed = writtenCall(call, plans)?.answer.list;
  return typeof listed === 'string' ? listed : undefined;
}
