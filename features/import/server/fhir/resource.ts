import type { Json, JsonObject } from '../../../../engine/core/json/json.ts';
import { trimmedOrUndefined } from '../../../../engine/core/json/string-values.ts';

/** A FHIR resource or element as it was sent: nothing in it can be relied on until it has been looked at. */
export type Element = JsonObject;

/** The text at a property, without surrounding blanks; undefined where there is none. */
export function textAt(element: Element | undefined, property: string): string | undefined {
  return trimmedOrUndefined(valueAt(element, property));
}

/** The object at a property. */
export function elementAt(element: Element | undefined, property: string): Element | undefined {
  const value = valueAt(element, property);
  return isElement(value) ? value : undefined;
}

/** The objects of a list at a property; a single object counts as a list of one. */
export function elementsAt(element: Element | undefined, property: string): readonly Element[] {
  return listOf(valueAt(element, property)).filter(isElement);
}

/** The texts of a list at a property, without blank ones. */
export function textsAt(element: Element | undefined, property: string): readonly string[] {
  return listOf(valueAt(element, property))
    .filter((each) => typeof each === 'string')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** The first code of a CodeableConcept in a code system, e.g. the clinical status. */
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
