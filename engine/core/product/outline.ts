import type { Entity } from './entity.ts';

/** An entity as lists and titles know it; what it takes to edit one is loaded with its first form. */
export type EntityOutline = Omit<Entity, 'description' | 'schema' | 'validate' | 'rules' | 'messages'>;

/** Stands for an entity until it is loaded. Whoever checks a record against it all the same is told. */
export function outlineOf(known: EntityOutline): Entity {
  return {
    ...known,
    description: '',
    schema: true,
    rules: [],
    messages: {},
    validate: () => refuse(known.name),
  };
}

function refuse(name: string): never {
  throw new Error(
    `The checks of entity "${name}" are not loaded yet. Open its form by useForm, which loads them.`,
  );
}
