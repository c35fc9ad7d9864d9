import type { JSONPath } from 'jsonc-parser';
import type { DerivedObject } from '../../../core/product/entity.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isPathOf } from '../../plan/path-of-entity.ts';
import { type Cel, isCel } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned } from '../../plan/planned.ts';
import type { DerivationPlan } from '../../plan/rules-plan.ts';
import { type WantedType, wantedOf } from '../../plan/wanted-type.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Object whose leaves are expressions; a list of objects yields a list. */
export interface Template {
  readonly [key: string]: Cel | Template | readonly Template[];
}

export interface DerivationSource {
  readonly id: string;
  readonly at: string;
  readonly when?: Cel;
  readonly loads?: boolean;
  readonly value?: Cel;
  readonly append?: Template;
  readonly put?: { readonly key: Cel; readonly value: Template; readonly keeps?: boolean };
}

export interface DerivationsAt {
  readonly file: SourceFile;
  readonly sources: readonly DerivationSource[];
  readonly on: string;
  readonly owner: EntityPlan;
  readonly context: ExpressionContext;
  readonly plans: PlanContext;
  /** Path of the list of sources in the file. */
  readonly base?: JSONPath;
}

/** Plans the values that a save of an entity derives, each at an existing path. */
export function planDerivations(given: DerivationsAt): readonly DerivationPlan[] {
  return given.sources.flatMap((source, index) => {
    const { base = ['derived'] } = given;
    if (!isPathOf(given.owner, source.at, { ...given, at: [...base, index, 'at'] })) return [];
    return [planDerivation(source, [...base, index], given)];
  });
}

function planDerivation(source: DerivationSource, base: JSONPath, given: DerivationsAt): DerivationPlan {
  const { id, at, when, loads, value, append, put } = source;
  const steps = (...steps: JSONPath): JSONPath => [...base, ...steps];
  const { on } = given;
  return {
    id,
    on,
    at,
    ...(loads === true ? { loads } : {}),
    guard: when === undefined ? undefined : compile(when, steps('when'), given, 'bool'),
    value: value === undefined ? undefined : compile(value, steps('value'), given, wantedAt(at, given)),
    append: append === undefined ? undefined : templateOf(append, `${at}/*`, steps('append'), given),
    ...(put === undefined
      ? {}
      : {
          put: {
            key: compile(put.key, steps('put', 'key'), given, 'string'),
            value: templateOf(put.value, `${at}/*`, steps('put', 'value'), given),
            ...(put.keeps === true ? { keeps: true } : {}),
          },
        }),
  };
}

/** Location of a template, with the entity of its fields and the names available to its expressions. */
export type TemplateLocation = Pick<DerivationsAt, 'file' | 'owner' | 'context' | 'plans'>;

/** Plans a template with compiled expressions as its leaves; each leaf must be a field of the result. */
export function templateOf(
  template: Template,
  on: string,
  at: JSONPath,
  given: TemplateLocation,
): Planned<DerivedObject> {
  const entries = Object.entries(template).flatMap(([key, leaf]) => {
    const steps = `${on}/${key}`;
    if (!isPathOf(given.owner, steps, { ...given, at: [...at, key] })) return [];
    return [[key, leafOf(leaf, steps, [...at, key], given)] as const];
  });
  return Object.fromEntries(entries);
}

function leafOf(
  leaf: Template[string],
  steps: string,
  at: JSONPath,
  given: TemplateLocation,
): Planned<DerivedObject>[string] {
  if (isTemplates(leaf))
    return leaf.map((item, index) => templateOf(item, `${steps}/*`, [...at, index], given));
  if (isCel(leaf)) return compile(leaf, at, given, wantedAt(steps, given));
  return templateOf(leaf, steps, at, given);
}

function isTemplates(leaf: Template[string]): leaf is readonly Template[] {
  return Array.isArray(leaf) && typeof leaf[0] === 'object';
}

function compile(
  source: Cel,
  at: JSONPath,
  { file, context, plans }: TemplateLocation,
  wants: WantedType | undefined,
) {
  return compileExpression({ file, at, source, context, facts: plans.facts, wants }, plans.diagnostics);
}

function wantedAt(at: string, { owner }: TemplateLocation): WantedType | undefined {
  return wantedOf(owner.schemas.get(at));
}
