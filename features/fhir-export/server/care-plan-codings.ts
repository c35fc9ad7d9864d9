import type { Product } from '../../../engine/core/product/product.ts';
import { valueSetEntry } from './coded.ts';
import type { Part } from './resource.ts';

/** Builds the namespace of the codes of an own value set. */
export function codesSystem(slug: string, set: string): string {
  return `urn:${slug}:codes:${set}`;
}

/** Builds the namespace of the ids of recommendations. */
export function recommendationSystem(slug: string): string {
  return `urn:${slug}:recommendation`;
}

/** Builds the URL of an extension, for a field that FHIR has no element for. */
export function extensionOf(slug: string, name: 'place' | 'medication' | 'action'): string {
  return `urn:${slug}:recommendation-${name}`;
}

/**
 * Builds the coding of an own code unchanged, so that an import reads it again; empty for a code outside of the value
 * set.
 */
export function ownCodings(product: Product, set: string, code: string | undefined): readonly Part[] {
  const entry = valueSetEntry(product, set, code);
  if (entry === undefined) return [];
  return [{ system: codesSystem(product.info.slug, set), code: entry.code, display: entry.display }];
}
