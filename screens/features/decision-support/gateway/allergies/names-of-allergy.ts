import type { Records } from '../../../../../generated/calls.types.ts';
import { namesInAllergy } from './read-allergy.ts';

/** What is to be looked up of an allergy: the names in its words and in those of its codes. */
export function namesOfAllergy({ substance }: Records['allergy']): readonly string[] {
  const { text = '', coding = [] } = substance ?? {};
  return [text, ...coding.map(({ display = '' }) => display)].flatMap(namesInAllergy);
}
