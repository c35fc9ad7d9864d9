import { type Directions, isFilled, isStructured } from './directions.ts';
import { isWordedAs, type TextContext } from './dosage-from-fhir.ts';

/**
 * Finds the source text of directions for export: the first typed or listed text that states everything that the
 * parts state. The caller handles an outdated text.
 */
export function inSourceText(
  directions: Directions,
  sources: readonly (string | undefined)[],
  context: TextContext,
): Directions {
  if (!isStructured(directions)) return directions;
  const { text: _sentence, ...parts } = directions;
  const told = sources.filter(isFilled).map((each) => each.trim());
  const text = told.find((each) => isWordedAs(each, parts, context));
  return text === undefined ? directions : { ...directions, text };
}
