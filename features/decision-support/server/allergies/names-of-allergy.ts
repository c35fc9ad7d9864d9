import type { Records } from '../../../../generated/calls.types.ts';
import { namesInAllergy } from './read-allergy.ts';

/** Lists the names to look up for an allergy: those in its text and in the texts of its codes. */
export function namesOfAllergy({ substance }: Records['allergy']): readonly string[] {
  const { text = '', coding = [] } = substance ?? {};
  return [text, ...coding.map(({ display = '' }) => display)].flatMap(namesInAllergy);
}
