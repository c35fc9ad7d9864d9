import type { AccessRule } from '../product/access-rule.ts';
import type { CallContract } from '../product/call.ts';
import type { Entity } from '../product/entity.ts';
import type { Product } from '../product/product.ts';

/** Source of the document: a product, or a planned schema set before it is emitted. */
export interface OpenApiSource extends Pick<Product, 'hash' | 'info' | 'searches'> {
  readonly calls: Readonly<Record<string, CallContract>>;
  readonly entities: Readonly<
    Record<string, Pick<Entity, 'name' | 'title' | 'description' | 'schema' | 'record'>>
  >;
  readonly access: Readonly<Record<string, Pick<AccessRule, 'needs'>>>;
}
