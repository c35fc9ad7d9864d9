import { lookUpPath } from '../json/path-patterns.ts';
import { tokensOf } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';

/** What a person calls the field at a place: its title, else the last name of the place. */
export function labelAt(entity: Pick<Entity, 'fields' | 'title'>, at: string): string {
  return lookUpPath(entity.fields, at)?.title ?? tokensOf(at).at(-1) ?? entity.title;
}
