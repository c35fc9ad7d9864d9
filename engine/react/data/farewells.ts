import { useSyncExternalStore } from 'react';

/**
 * Messages about records that an action of this user has moved to another organization, by `_id`; kept until the page
 * is left.
 */
const farewells = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();

/**
 * Keeps an action's messages for the pages of those records that the action has moved to another
 * organization.
 */
export function keepFarewell(ids: readonly string[], messages: readonly string[]): void {
  for (const id of ids) farewells.set(id, messages);
  for (const listener of listeners) listener();
}

/** Finds the messages for the first of these ids that has any; undefined if none has. */
export function useFarewell(ids: readonly (string | undefined)[]): readonly string[] | undefined {
  const find = () => ids.map((id) => farewells.get(id ?? '')).find((messages) => messages !== undefined);
  return useSyncExternalStore(listen, find);
}

/** Deletes all kept messages at the end of a session. */
export function forgetFarewells(): void {
  farewells.clear();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
