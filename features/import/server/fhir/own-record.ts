import { type Element, elementsAt, textAt } from './resource.ts';

/** Finds the original `_id` of a resource from an export of this product. */
export function ownId(resource: Element, slug: string): string | undefined {
  const own = elementsAt(resource, 'identifier').find(
    (each) => textAt(each, 'system') === `urn:${slug}:record`,
  );
  return textAt(own, 'value');
}

/** Derives the `_id` of a record from its resource, so that a repeated import updates the record. */
export function recordId(resource: Element, slug: string): string {
  return ownId(resource, slug) ?? `fhir-${textAt(resource, 'id') ?? ''}`;
}
