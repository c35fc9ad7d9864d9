import type { JSONPath } from 'jsonc-parser';
import { pointerOf, tokensOf } from '../../../core/json/pointer.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import { anyType, type ExpressionType, identifier, typeOfSchema } from '../../expressions/types.ts';
import type { StepFile } from '../../files/migrations.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { MigrationPlan } from '../../plan/rules-plan.ts';
import { type WantedType, wantedOf } from '../../plan/wanted-type.ts';
import { checkStep } from './check-step.ts';
import { formerPathsOf } from './former-paths.ts';
import { patternOf, type StepsAt } from './steps-at.ts';

/** Plans the migrations of an entity: its own, and those of every schema it uses, each at its path. */
export function planMigrations(
  entity: EntityPlan,
  plans: PlanContext,
): { readonly migrations?: readonly MigrationPlan[] } {
  const migrations = entity.uses.flatMap(({ stem, on }) => {
    const file = plans.sources.of('migrations').get(stem);
    const owner = plans.entities.get(stem) ?? entity;
    return file === undefined ? [] : migrationsOf({ file, on, owner, plans });
  });
  return migrations.length === 0 ? {} : { migrations };
}

/** Step with the paths from which later steps take values. */
interface StepInOrder extends StepsAt {
  readonly later: ReadonlySet<string>;
}

function migrationsOf(given: StepsAt): readonly MigrationPlan[] {
  const { steps } = given.file.value;
  return steps.flatMap((step, index) => {
    const later = new Set(steps.slice(index + 1).flatMap(formerPathsOf));
    const isSound = checkStep(step, { ...given, at: ['steps', index], later });
    if (!isSound) return [];
    checkWayBack(step, ['steps', index, 'back'], given);
    return [{ on: given.on, ...planStep(step, ['steps', index], { ...given, later }) }];
  });
}

type StepPlan = MigrationPlan extends infer Each ? (Each extends unknown ? Omit<Each, 'on'> : never) : never;

function planStep(step: StepFile, at: JSONPath, given: StepInOrder): StepPlan {
  const context = contextOf(step, given);
  const valueAt = (pointer: string, source: Cel, ...path: JSONPath) => ({
    at: pointer,
    value: compile(source, { ...given, context, at: [...at, ...path], wants: wantedAt(pointer, given) }),
  });
  if ('move' in step) return { kind: 'move', from: step.move, to: step.to };
  if ('split' in step) {
    const into = Object.entries(step.into).map(([path, source]) => valueAt(path, source, 'into', path));
    return { kind: 'compute', from: [step.split], into };
  }
  if ('join' in step)
    return { kind: 'compute', from: step.join, into: [valueAt(step.to, step.value, 'value')] };
  if ('convert' in step)
    return { kind: 'convert', from: step.from, into: valueAt(step.convert, step.value, 'value') };
  if ('recode' in step) return { kind: 'recode', at: step.recode, codes: step.codes };
  if ('fill' in step) return { kind: 'fill', into: valueAt(step.fill, step.value, 'value') };
  return { kind: 'drop', from: step.drop };
}

/**
 * Compiles the expression that restores the former shape, so that its mistakes are reported before anyone needs
 * it.
 */
function checkWayBack(step: StepFile, at: JSONPath, given: StepsAt): void {
  if (!('back' in step) || step.back === undefined) return;
  const context = { old: given.owner.type };
  const check = (source: Cel, path: JSONPath, wants: WantedType | undefined) =>
    compile(source, { ...given, context, at: path, wants });
  if ('convert' in step) check(step.back ?? '', at, wantedOf({ type: step.from }));
  else if ('split' in step)
    check(step.back ?? '', at, wantedOf(step.was?.[step.split] ?? { type: 'string' }));
  else
    for (const [path, source] of Object.entries(step.back ?? {}))
      check(source, [...at, path], wantedOf(step.was?.[path] ?? { type: 'string' }));
}

interface StepExpression extends StepsAt {
  readonly context: ExpressionContext;
  readonly at: JSONPath;
  readonly wants: WantedType | undefined;
}

function wantedAt(path: string, { owner }: StepsAt): WantedType | undefined {
  return wantedOf(owner.schemas.get(patternOf(path)));
}

function compile(source: Cel, { file, plans, context, at, wants }: StepExpression) {
  const code = compileExpression({ file, at, source, context, facts: plans.facts, wants }, plans.diagnostics);
  // Refuses a value that depends on the day or the user, since a migrated record must not change with the
  // reader.
  if (/\bs\.(?!old\b)|, s\)/.test(code.text))
    plans.diagnostics.report(file, {
      code: 'migration/moment',
      message:
        'The value of a migration follows from the record alone: neither from the day nor from the user.',
      help: 'Work it out from fields of "old".',
      at,
    });
  return code;
}

/** Finds the type of the value at a former path. */
function formerTypeOf(step: StepFile, path: string): ExpressionType {
  if ('convert' in step) return typeOfSchema({ type: step.from }, '');
  const was = 'was' in step ? step.was?.[path] : undefined;
  return typeOfSchema(was ?? { type: 'string' }, '');
}

/**
 * Builds the type of `old`: the current fields, those of the former shape that the step declares, and those
 * that later steps replace.
 */
function contextOf(step: StepFile, { owner, later }: StepInOrder): ExpressionContext {
  if (owner.type.is !== 'object') return { old: owner.type };
  const own = 'convert' in step ? [step.convert] : formerPathsOf(step);
  const former = [
    ...[...later].map((path) => ({ pointer: path, type: anyType })),
    ...own.map((path) => ({ pointer: path, type: formerTypeOf(step, path) })),
  ];
  return {
    old: former.reduce<ExpressionType>(
      (type, { pointer, type: field }) => withField(type, pointer, field),
      owner.type,
    ),
  };
}

function withField(type: ExpressionType, path: string, field: ExpressionType): ExpressionType {
  const [name = '', ...rest] = tokensOf(path);
  const inner = type.is === 'object' ? type : { is: 'object' as const, name: '', fields: {} };
  const child = rest.length === 0 ? field : withField(inner.fields[name] ?? noFields, pointerOf(rest), field);
  return {
    is: 'object',
    name: `${inner.name}_${identifier(path)}_before`,
    fields: { ...inner.fields, [name]: child },
  };
}

const noFields: ExpressionType = { is: 'object', name: 'Former', fields: {} };
