import { lookUpPath } from '../json/path-patterns.ts';
import { tokensOf } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';

/** Finds the label for a path: the field's title, else the last name of the path. */
export function labelAt(entity: Pick<Entity, 'fields' | 'title'>, at: string): string {
  return lookUpPath(entity.fields, at)?.title ?? tokensOf(at).at(-1) ?? entity.title;
}
