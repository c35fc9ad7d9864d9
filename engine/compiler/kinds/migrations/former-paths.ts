import type { StepFile } from '../../files/migrations.ts';

/** The places of the former shape that a step takes values away from. */
export function formerPathsOf(step: StepFile): readonly string[] {
  if ('move' in step) return [step.move];
  if ('split' in step) return [step.split];
  if ('join' in step) return step.join;
  return 'drop' in step ? [step.drop] : [];
}
