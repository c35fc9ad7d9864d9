import { tokensOf } from '../json/pointer.ts';
import type { Entity, Field } from '../product/entity.ts';

const simple = ['string', 'number', 'integer', 'boolean'];

/** Lists the fields, with their paths, that a single value of a file can fill: no lists, no groups. */
export function fillableFields({
  fields,
}: Pick<Entity, 'fields'>): readonly (readonly [place: string, field: Field])[] {
  return Object.entries(fields).filter(([path, { type }]) => simple.includes(type) && !path.includes('*'));
}

/** Lists the fillable fields as field paths with dots. */
export function fillablePaths(entity: Entity): readonly string[] {
  return fillableFields(entity).map(([path]) => tokensOf(path).join('.'));
}
