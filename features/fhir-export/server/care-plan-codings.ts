import type { Product } from '../../../engine/core/product/product.ts';
import { entryOf } from './coded.ts';
import type { Part } from './resource.ts';

/** The namespace of the codes of one of our value sets. */
export function codesSystem(slug: string, set: string): string {
  return `urn:${slug}:codes:${set}`;
}

/** The namespace of the ids of recommendations. */
export function recommendationSystem(slug: string): string {
  return `urn:${slug}:recommendation`;
}

/** Forms the URL of an extension, for a field that FHIR has no element for. */
export function extensionOf(slug: string, name: 'place' | 'medication' | 'action'): string {
  return `urn:${slug}:recommendation-${name}`;
}

/** A code of ours as it is, so that an import has it again; nothing for one that the value set does not have. */
export function ownCodings(product: Product, set: string, code: string | undefined): readonly Part[] {
  const entry = entryOf(product, set, code);
  if (entry === undefined) return [];
  return [{ system: codesSystem(product.info.slug, set), code: entry.code, display: entry.display }];
}
