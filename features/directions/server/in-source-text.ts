import { type Directions, isFilled, isStructured } from './directions.ts';
import { isWordedAs, type TextContext } from './dosage-from-fhir.ts';

/**
 * Returns directions for export, with the first typed or listed text that states exactly what the parts state. The
 * caller excludes an outdated text.
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
