import type { StepFile } from '../../files/migrations.ts';

/** Lists the paths of the former shape from which a step takes values. */
export function formerPathsOf(step: StepFile): readonly string[] {
  if ('move' in step) return [step.move];
  if ('split' in step) return [step.split];
  if ('join' in step) return step.join;
  return 'drop' in step ? [step.drop] : [];
}
