import { getAt, pointerOf, tokensOf } from '../../core/json/pointer.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { RulePlan } from '../plan/rules-plan.ts';
import { planSchemaSet } from '../plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../read-schema-set.ts';
import { type SourceFile, spanAt } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';

/** Parts of a schema set that determine validity. */
export interface SchemaView {
  readonly sources: SourceSet;
  readonly entities: ReadonlyMap<string, EntityPlan>;
  readonly rulesOf: (entity: string) => readonly RulePlan[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a schema set without emitting; leaves out parts with mistakes, as the compiler does. */
export function readSchemaView(texts: ReadonlyMap<string, string>): SchemaView {
  const diagnostics = schemaSetDiagnostics();
  const sources = readSchemaSet(texts, diagnostics);
  const { entities, rulesOf } = planSchemaSet(sources, diagnostics);
  return { sources, entities, rulesOf: (name) => rulesOf(name).rules, diagnostics: diagnostics.all };
}

/** Finds `file:line` of a keyword at a path of an entity, or of the nearest enclosing part. */
export function locationOfKeyword(
  view: SchemaView,
  entity: EntityPlan,
  at: string,
  keyword?: string,
): string {
  const use = entity.uses
    .filter(({ stem, on }) => isWithin(on, at) && view.sources.of('schema').has(stem))
    .toSorted((a, b) => b.on.length - a.on.length)[0];
  const file = (use === undefined ? undefined : view.sources.of('schema').get(use.stem)) ?? entity.file;
  const path = pathTo(file.value, tokensOf(at.slice(use?.on.length ?? 0)));
  return lineAt(
    file,
    keyword === undefined || childOf(file.value, [...path, keyword]) === undefined
      ? path
      : [...path, keyword],
  );
}

/** Finds `file:line` of a rule. */
export function locationOfRule(view: SchemaView, id: string): string | undefined {
  for (const file of view.sources.of('rules').values()) {
    const index = (file.value.rules ?? []).findIndex((rule) => rule.id === id);
    if (index >= 0) return lineAt(file, ['rules', String(index)]);
  }
  return undefined;
}

function isWithin(outer: string, at: string): boolean {
  return at === outer || at.startsWith(`${outer}/`);
}

/** Converts a path in the record to a path in the schema file; ends at a reference to another file. */
function pathTo(schema: unknown, tokens: readonly string[]): readonly string[] {
  let path: readonly string[] = [];
  for (const token of tokens) {
    path = followLocal(schema, path);
    const steps = token === '*' ? [['items'], ['additionalProperties']] : [['properties', token]];
    const step = steps.find((each) => childOf(schema, [...path, ...each]) !== undefined);
    if (step === undefined) return path;
    path = [...path, ...step];
  }
  return path;
}

function followLocal(schema: unknown, path: readonly string[]): readonly string[] {
  const reference = childOf(schema, [...path, '$ref']);
  return typeof reference === 'string' && reference.startsWith('#/') ? tokensOf(reference.slice(1)) : path;
}

function childOf(schema: unknown, path: readonly string[]): unknown {
  return getAt(schema, pointerOf(path));
}

function lineAt(file: SourceFile, path: readonly string[]): string {
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const { offset } = spanAt(file, steps, 'key');
  return `${file.path}:${file.text.slice(0, offset).split('\n').length}`;
}
