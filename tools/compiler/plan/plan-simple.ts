import type { JsonObject } from '../../../engine/core/json.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import type { ExpressionContext } from '../expressions/environment.ts';
import { anyType } from '../expressions/types.ts';
import type { SourceFile } from '../source/source-file.ts';
import { didYouMean } from '../suggest.ts';
import { recordsContext } from './contexts.ts';
import { isFileName } from './names.ts';
import type { Plan, PlanContext } from './plan-set.ts';

interface CodesSource {
  readonly title: string;
  readonly system?: string;
  readonly codes: readonly JsonObject[];
}

export function planCodes(file: SourceFile): Plan {
  const { title, system, codes } = file.value as unknown as CodesSource;
  return { name: file.stem, source: file.path, descriptor: { name: file.stem, title, system, codes } };
}

interface AccessSource {
  readonly title: string;
  readonly needs: string;
  readonly when: string | readonly string[];
  /** The entity whose record the rule judges. */
  readonly about?: string;
}

/** The access rules of one file, each by its own name. */
export function planAccess(file: SourceFile, plans: PlanContext): readonly Plan[] {
  const { rules } = file.value as { readonly rules?: Readonly<Record<string, AccessSource>> };
  const shared = { ...recordsContext(plans), user: plans.userType };
  return Object.entries(rules ?? {}).flatMap(([name, { title, needs, when, about }]) => {
    const context = about === undefined ? shared : { ...shared, ...selfContext(file, name, about, plans) };
    const place = {
      file,
      at: ['rules', name, 'when'],
      source: when,
      context,
      facts: plans.facts,
      wants: 'bool' as const,
    };
    const allows = compileExpression(place, plans.diagnostics);
    return allows === undefined
      ? []
      : [{ name, source: file.path, descriptor: { name, title, needs, about, allows } }];
  });
}

/** A broken entity may be anything. */
function selfContext(file: SourceFile, rule: string, name: string, plans: PlanContext): ExpressionContext {
  isFileName({ file, at: ['rules', rule, 'about'], name, plans }, 'schema');
  return { self: plans.entities.get(name)?.type ?? anyType };
}

interface SearchSource {
  readonly entity: string;
  readonly columns: Readonly<Record<string, { readonly from: readonly string[]; readonly kind: string }>>;
  readonly hit: readonly string[];
  readonly pageSize?: number;
  readonly sort?: readonly { readonly by: string; readonly descending?: boolean }[];
}

export function planSearch(file: SourceFile, plans: PlanContext): Plan {
  const { entity, columns, hit, pageSize, sort } = file.value as SearchSource;
  if (isFileName({ file, at: ['entity'], name: entity, plans }, 'schema')) checkColumns(file, plans);
  const known = Object.keys(columns);
  const checkName = (name: string, at: (string | number)[]) => {
    if (known.includes(name)) return;
    const message = `"${name}" is not a column of this search index.`;
    plans.diagnostics.report(file, { code: 'field/unknown', message, help: didYouMean(name, known), at });
  };
  for (const [index, name] of hit.entries()) checkName(name, ['hit', index]);
  for (const [index, { by }] of (sort ?? []).entries()) checkName(by, ['sort', index, 'by']);
  const orders = (sort ?? []).map(({ by, descending }) => ({ by, descending: descending ?? false }));
  return {
    name: file.stem,
    source: file.path,
    descriptor: { name: file.stem, entity, columns, hit, pageSize: pageSize ?? 10, sort: orders },
  };
}

function checkColumns(file: SourceFile, plans: PlanContext): void {
  const { entity: name, columns } = file.value as SearchSource;
  const entity = plans.entities.get(name);
  if (entity === undefined) return;
  for (const [column, { from }] of Object.entries(columns)) {
    from.forEach((pointer, index) => {
      if (entity.places.has(pointer)) return;
      const message = `"${pointer}" is not a place in entity "${name}".`;
      const help = didYouMean(pointer, entity.places.keys());
      plans.diagnostics.report(file, {
        code: 'field/unknown',
        message,
        help,
        at: ['columns', column, 'from', index],
      });
    });
  }
}
