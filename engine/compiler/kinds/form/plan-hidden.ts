import { pathToPointer } from '../../../core/json/pointer.ts';
import type { FormDescriptor } from '../../../core/product/form.ts';
import type { Code } from '../../code/literal.ts';
import { readsRecord, readsSiblings } from '../../expressions/reads.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { PlanOf } from '../../plan/planned.ts';
import type { HiddenPlan } from '../../plan/rules-plan.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { whereWritten } from './group-conditions.ts';

type FormPlan = PlanOf<FormDescriptor>;

/** Appearance of a field on one form. */
interface Showing {
  readonly form: string;
  readonly path: string;
  readonly visibleWhen?: Code;
  readonly isCleared: boolean;
}

/**
 * Plans the fields that the gateway empties on a save because they were hidden. The gateway does not know which
 * form was used, so every form must agree; otherwise reports that `whenHidden` only hides.
 */
export function planHidden(
  forms: readonly FormPlan[],
  plans: PlanContext,
): (entity: string) => { readonly hides?: readonly HiddenPlan[] } {
  const byEntity = new Map(
    [...Map.groupBy(forms, ({ descriptor }) => descriptor.entity)].map(
      ([entity, ofEntity]) => [entity, fieldsOf(ofEntity, plans)] as const,
    ),
  );
  return (entity) => {
    const uses = plans.entities.get(entity)?.uses ?? [];
    const hides = uses.flatMap(({ stem, on }) =>
      (byEntity.get(stem) ?? []).map((field) => ({ ...field, on: on + field.on })),
    );
    return hides.length === 0 ? {} : { hides };
  };
}

function fieldsOf(forms: readonly FormPlan[], plans: PlanContext): readonly HiddenPlan[] {
  const showings = Map.groupBy(forms.flatMap(showingsOf), ({ path }) => path);
  return [...showings.values()].flatMap((showing) => {
    if (!showing.some(({ isCleared }) => isCleared)) return [];
    const obstacle = obstacleOf(showing, plans);
    if (obstacle !== undefined) return reportEyeOnly(showing, obstacle, plans);
    return [hiddenField(showing)];
  });
}

/** Lists the fields that a form shows; none for a form that stores other records instead of its own values. */
function showingsOf({ name, descriptor: { fields, yields } }: FormPlan): readonly Showing[] {
  if (yields !== undefined) return [];
  return Object.entries(fields).map(([path, { visibleWhen, whenHidden }]) => ({
    form: name,
    path,
    ...(visibleWhen === undefined ? {} : { visibleWhen }),
    isCleared: whenHidden === 'clear' && visibleWhen !== undefined,
  }));
}

function hiddenField(showing: readonly Showing[]): HiddenPlan {
  const pointer = pathToPointer(showing[0]?.path ?? '');
  const end = pointer.lastIndexOf('/*/');
  const on = end < 0 ? '' : pointer.slice(0, end + 2);
  const conditions = new Map(
    showing.flatMap(({ visibleWhen }) => (visibleWhen ? [[visibleWhen.text, visibleWhen]] : [])),
  );
  return { on, at: pointer.slice(on.length), shownWhen: [...conditions.values()] };
}

/** Explains why the gateway cannot decide that the field was hidden; undefined if it can. */
function obstacleOf(showing: readonly Showing[], plans: PlanContext): string | undefined {
  const open = showing.find(({ isCleared }) => !isCleared);
  if (open !== undefined) return `the form "${open.form}" keeps a value there`;
  for (const { form, visibleWhen } of showing) {
    if (visibleWhen === undefined) continue;
    const { over } = plans.sources.of('form').get(form)?.value ?? {};
    if (over !== undefined && readsRecord(visibleWhen, over))
      return `the condition reads "${over}", the record that is open in the page`;
    if (readsSiblings(visibleWhen)) return 'the condition reads the other records that are in the page';
  }
  return undefined;
}

function reportEyeOnly(showing: readonly Showing[], obstacle: string, plans: PlanContext): readonly [] {
  for (const { form, path, isCleared } of showing) {
    const file = plans.sources.of('form').get(form);
    if (isCleared && file !== undefined) report(file, { path, obstacle, plans });
  }
  return [];
}

interface EyeOnly {
  readonly path: string;
  readonly obstacle: string;
  readonly plans: PlanContext;
}

function report(file: SourceFile<'form'>, { path, obstacle, plans }: EyeOnly): void {
  plans.diagnostics.report(file, {
    code: 'access/eye-only',
    message: `"${path}" is emptied for the eye only: the gateway cannot tell when it is hidden, since ${obstacle}.`,
    help: 'Write a rule that refuses the value, or use the same "visibleWhen" and "whenHidden" in every form, about the record itself.',
    at: whereWritten('whenHidden', path, file.value),
    of: 'key',
  });
}
