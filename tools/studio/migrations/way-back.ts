import { isDeepStrictEqual } from 'node:util';
import type { SchemaTexts, WayBack } from '../../../engine/core/protocol/schema-versions.ts';
import type { MigrationsFile, StepFile } from '../../compiler/files/migrations.ts';
import { normalizeText } from '../../compiler/source/normalize-text.ts';
import { nameOf } from '../../compiler/source/source-file.ts';
import { viewOf } from '../../impact/schema-view.ts';
import { newText } from '../text/new-text.ts';
import { inverseOf } from './inverse-step.ts';

/**
 * An earlier version of the schemas that reads what was stored by a later one: with the inverse of each migration that
 * it does not have itself.
 */
export function wayBack(later: SchemaTexts, earlier: SchemaTexts): WayBack {
  const texts = new Map(earlier);
  const losses: string[] = [];
  const { entities } = viewOf(later);
  for (const [path, text] of later) {
    const named = nameOf(path);
    if (named?.kind !== 'migrations' || earlier.get(path) === text) continue;
    const [before, after] = [stepsIn(earlier.get(path)), stepsIn(text)];
    const fields = entities.get(named.stem)?.places ?? new Map();
    const inverses = after
      .filter((step) => !has(before, step))
      .toReversed()
      .map((step) => inverseOf(step, fields));
    losses.push(...inverses.flatMap((each) => (each !== 'none' && 'loses' in each ? each.loses : [])));
    const steps = inverses.flatMap((each) => (each !== 'none' && 'step' in each ? each.step : []));
    const added = steps.filter((step) => !has(before, step));
    if (added.length > 0) texts.set(path, withSteps(text, [...before, ...added]));
  }
  return { texts, losses };
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
