import { isDeepStrictEqual } from 'node:util';
import type { MigrationsFile, StepFile } from '../../../engine/compiler/files/migrations.ts';
import { formerPathsOf } from '../../../engine/compiler/kinds/migrations/former-paths.ts';
import { planOnDemand } from '../../../engine/compiler/plan-on-demand.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../../engine/compiler/read-schema-set.ts';
import { normalizeText } from '../../../engine/compiler/source/normalize-text.ts';
import { schemaFileName } from '../../../engine/compiler/source/source-file.ts';
import { once } from '../../../engine/core/compute/once.ts';
import type { SchemaTexts, WayBack } from '../../../engine/core/protocol/schema-versions.ts';
import { newText } from '../../text/new-text.ts';
import { type Fields, hasFormerShape, type Inverse, inverseOf } from './inverse-step.ts';

/**
 * Builds an earlier version that reads what a later one stored: by the inverse of each migration that the earlier
 * version lacks, or by the migration itself if it leads to the earlier version's shape.
 */
export function wayBack(later: SchemaTexts, earlier: SchemaTexts): WayBack {
  const texts = new Map(earlier);
  const losses: string[] = [];
  const fields = { later: fieldsIn(later), earlier: fieldsIn(earlier) };
  for (const [path, text] of later) {
    const named = schemaFileName(path);
    if (named?.kind !== 'migrations' || earlier.get(path) === text) continue;
    const [before, after] = [stepsIn(earlier.get(path)), stepsIn(text)];
    const back = stepsBack(
      after.filter((step) => !has(before, step)),
      { later: fields.later(named.stem), earlier: fields.earlier(named.stem) },
    );
    losses.push(...back.flatMap((each) => (each !== 'none' && 'loses' in each ? each.loses : [])));
    const steps = back.flatMap((each) => (each !== 'none' && 'step' in each ? each.step : []));
    const added = steps.filter((step) => !has(before, step));
    if (added.length > 0) texts.set(path, withSteps(text, [...before, ...added]));
  }
  return { texts, losses };
}

/** Returns a function that finds the fields of an entity, and plans the entities alone, with its first call. */
function fieldsIn(texts: SchemaTexts): (entity: string) => Fields {
  const entities = once(() => {
    const diagnostics = schemaSetDiagnostics();
    return planOnDemand(readSchemaSet(texts, diagnostics), diagnostics).context.entities;
  });
  return (entity) => entities().get(entity)?.schemas ?? new Map();
}

/**
 * Inverts steps, last first; keeps those that lead to the earlier version's own shape, as after a rollback, with the
 * steps before them.
 */
function stepsBack(
  steps: readonly StepFile[],
  fields: { readonly later: Fields; readonly earlier: Fields },
): readonly Inverse[] {
  const known = steps.map((step) => ({ step, inverse: inverseOf(step, fields.later) }));
  const isWrong = (inverse: Inverse) =>
    inverse !== 'none' && 'step' in inverse && hasFormerShape(inverse.step, fields.earlier);
  const kept: (typeof known)[number][] = [];
  for (const each of known.toReversed())
    if (isWrong(each.inverse) || kept.some((later) => isAboutSame(each.step, later.step))) kept.unshift(each);
  const back = known.filter((each) => !kept.includes(each)).map(({ inverse }) => inverse);
  return [...back.toReversed(), ...kept.map(({ step }) => ({ step }))];
}

/** Reports whether two steps change values at the same path, or one within the other's. */
function isAboutSame(one: StepFile, other: StepFile): boolean {
  const isIn = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);
  return pathsOf(one).some((a) => pathsOf(other).some((b) => isIn(a, b) || isIn(b, a)));
}

/** Lists the paths of a step, before and after. */
function pathsOf(step: StepFile): readonly string[] {
  const former = formerPathsOf(step);
  if ('move' in step || 'join' in step) return [...former, step.to];
  if ('split' in step) return [...former, ...Object.keys(step.into)];
  if ('convert' in step) return [step.convert];
  if ('recode' in step) return [step.recode];
  return 'fill' in step ? [step.fill] : former;
}

function stepsIn(text: string | undefined): readonly StepFile[] {
  if (text === undefined) return [];
  const file: MigrationsFile = JSON.parse(normalizeText(text));
  return file.steps;
}

function withSteps(text: string, steps: readonly StepFile[]): string {
  const file = JSON.parse(normalizeText(text));
  return newText({ ...file, steps });
}

function has(steps: readonly StepFile[], step: StepFile): boolean {
  return steps.some((each) => isDeepStrictEqual(each, step));
}
