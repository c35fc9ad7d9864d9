import { type Directions, isFilled, isStructured } from './directions.ts';
import { isWordedAs, type TextContext } from './dosage-from-fhir.ts';

/**
 * Directions in the words that they were taken out of, as they leave the product: the first of those that were typed or
 * listed and say all that the parts say. Words of an earlier reading say something else, and are left to the caller.
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
