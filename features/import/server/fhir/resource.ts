import type { Json, JsonObject } from '../../../../engine/core/json/json.ts';
import { trimmedOrUndefined } from '../../../../engine/core/json/string-values.ts';

/** FHIR resource or element as sent, still unchecked. */
export type Element = JsonObject;

/** Reads the text at a property, trimmed; undefined where there is none. */
export function textAt(element: Element | undefined, property: string): string | undefined {
  return trimmedOrUndefined(valueAt(element, property));
}

/** Reads the object at a property. */
export function elementAt(element: Element | undefined, property: string): Element | undefined {
  const value = valueAt(element, property);
  return isElement(value) ? value : undefined;
}

/** Reads the list of objects at a property; a single object counts as a list of one. */
export function elementsAt(element: Element | undefined, property: string): readonly Element[] {
  return listOf(valueAt(element, property)).filter(isElement);
}

/** Reads the list of texts at a property, without blank ones. */
export function textsAt(element: Element | undefined, property: string): readonly string[] {
  return listOf(valueAt(element, property))
    .filter((each) => typeof each === 'string')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Reads the first code of a CodeableConcept with a code system, such as the clinical status. */
export function codeAt(element: Element | undefined, property: string): string | undefined {
  const [coding] = elementsAt(elementAt(element, property), 'coding');
  return textAt(coding, 'code');
}

export function isElement(value: Json | undefined): value is Element {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) {
    return [];
  }
  return Array.isArray(value) ? value : [value];
}

function valueAt(element: Element | undefined, property: string): Json | undefined {
  return element !== undefined && Object.hasOwn(element, property) ? element[property] : undefined;
}
