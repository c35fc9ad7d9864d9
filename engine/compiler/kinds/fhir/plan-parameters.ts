import type { MappedSearch } from '../../../core/product/resource-mapping.ts';
import type { SearchParameterFile } from '../../files/fhir.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walkElement } from './element-path.ts';

/** Plans the search parameters of a mapping, whose columns and elements must exist. */
export function planParameters(
  file: SourceFile<'fhir'>,
  plans: PlanContext,
): Readonly<Record<string, MappedSearch>> | undefined {
  const { search } = file.value;
  if (search === undefined) return undefined;
  const entries = Object.entries(search).map(
    ([name, parameter]) => [name, planParameter(name, parameter, { file, plans })] as const,
  );
  return Object.fromEntries(entries);
}

function planParameter(
  name: string,
  { type, column, element, system }: SearchParameterFile,
  { file, plans }: { readonly file: SourceFile<'fhir'>; readonly plans: PlanContext },
): MappedSearch {
  const { entity, resource } = file.value;
  const columns = columnsOf(entity, plans);
  if (column !== undefined && !columns.includes(column)) {
    const message = `"${column}" is not a column of a search of "${entity}".`;
    const at = ['search', name, 'column'];
    reportUnknown(plans.diagnostics, file, { message, name: column, known: columns, at });
  }
  const walked = element === undefined ? undefined : walkElement({ type: resource, path: resource }, element);
  if (walked !== undefined && 'message' in walked) {
    const at = ['search', name, 'element'];
    plans.diagnostics.report(file, { code: 'fhir/unknown-element', ...walked, at });
    return { type };
  }
  const last = walked?.steps.at(-1);
  const isAll = last?.isList === true && last.index === undefined;
  return { type, column, system, element: walked && (isAll ? { ...walked, isAll } : walked) };
}

function columnsOf(entity: string, { sources }: PlanContext): readonly string[] {
  const indexes = [...sources.of('search').values()].filter(({ value }) => value.entity === entity);
  return indexes.flatMap(({ value }) => Object.keys(value.columns));
}
