import { type Element, elementsAt, textAt } from './resource.ts';

/** The `_id` that a resource had where it comes from, when it comes from an export of this product. */
export function ownId(resource: Element, slug: string): string | undefined {
  const own = elementsAt(resource, 'identifier').find(
    (each) => textAt(each, 'system') === `urn:${slug}:record`,
  );
  return textAt(own, 'value');
}

/** The `_id` of a record: stable, so that the same resource always becomes the same record. */
export function recordId(resource: Element, slug: string): string {
  return ownId(resource, slug) ?? `fhir-${textAt(resource, 'id') ?? ''}`;
}
