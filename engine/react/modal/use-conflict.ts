import { useMemo, useState, useSyncExternalStore } from 'react';
import { jsonEqual } from '../../core/json/equal.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { Entity } from '../../core/product/entity.ts';
import { pathsOf } from '../../core/product/field-paths.ts';
import type { FormDescriptor } from '../../core/product/form.ts';
import type { Product } from '../../core/product/product.ts';
import { useMessages } from '../context/use-messages.ts';
import { fieldFactsOf } from '../form/store/field-facts.ts';
import type { FormStore } from '../form/store/form-store.ts';
import { never } from '../form/use-piped.ts';
import { valueText } from '../parts/value-text.ts';
import type { ConflictChoice } from './ConflictPanel.tsx';
import { type ConflictVersions, collidingFields, over, type Side, withValue } from './conflict.ts';
import type { SaveConflictError } from './save-conflict.ts';

export interface OpenConflict {
  readonly error: SaveConflictError;
  readonly isGone: boolean;
  readonly fields: readonly ConflictChoice[];
  /** Sets the field to the value of one side; the user can still choose the other side. */
  readonly choose: (path: string, side: Side) => void;
  /**
   * Finds the values to save now, and the stored version that they replace; undefined where the item has been
   * removed.
   */
  readonly resolve: (mine: JsonObject) => {
    readonly values: JsonObject;
    readonly against: JsonObject | undefined;
  };
}

interface Collision {
  readonly error: SaveConflictError;
  readonly base: JsonObject;
  readonly mine: JsonObject;
}

export interface ConflictInput {
  readonly product: Product;
  readonly entity: Entity;
  readonly form: FormDescriptor;
  readonly store: FormStore;
}

/**
 * Keeps the conflict of a save until a later save succeeds, and sets the form to the values to be saved: the
 * other user's where only that user has changed the field or this user chose them.
 */
export function useConflict({ product, entity, form, store }: ConflictInput) {
  const say = useMessages();
  const [collision, setCollision] = useState<Collision>();
  const paths = useMemo(() => formPaths(form), [form]);
  // Subscribes only during a conflict, since the whole dialog would otherwise render at every typed word.
  const isOpen = collision !== undefined;
  const values = useSyncExternalStore(isOpen ? store.subscribe : never, () =>
    isOpen ? store.get().values : undefined,
  );
  const fields = useMemo(
    () =>
      collision === undefined || values === undefined
        ? []
        : choicesIn({ product, entity, store, paths, values, say }, collision),
    [product, entity, store, paths, values, say, collision],
  );

  function report(next: Collision): void {
    setCollision(next);
    const { theirs } = next.error;
    if (theirs === undefined) return;
    const colliding = collidingFields(paths, { ...next, theirs });
    enter(
      store,
      colliding.filter(({ suggested }) => suggested === 'theirs').map(({ path }) => path),
      theirs,
    );
  }

  function choose(path: string, side: Side): void {
    const theirs = collision?.error.theirs;
    if (collision === undefined || theirs === undefined) return;
    store.buffer.flushAll();
    const now = store.get().values;
    const pointer = pathToPointer(path);
    if (side === 'mine') {
      enter(store, [path], collision.mine);
      return;
    }
    // Adds the value typed since the save to `mine`, to restore it when the user chooses `mine` again.
    setCollision({ ...collision, mine: withValue(collision.mine, pointer, getAt(now, pointer)) });
    enter(store, [path], theirs);
  }

  const open: OpenConflict | undefined = collision && {
    error: collision.error,
    isGone: collision.error.theirs === undefined,
    fields,
    choose,
    resolve(mine) {
      const { theirs } = collision.error;
      if (theirs === undefined) return { values: anew(mine), against: undefined };
      return { values: over(theirs, mine, paths), against: theirs };
    },
  };
  return { open, report };
}

/**
 * Sets the fields at these paths in the form, twice, since a rule of the form may change a value the first time. An
 * undo cannot go back behind it, as it would take back what another user has stored.
 */
function enter(store: FormStore, paths: readonly string[], from: JsonObject): void {
  for (let times = 0; times < 2; times += 1) store.replaceValues(over(store.get().values, from, paths));
}

/** Gives a new record another id where the stored one was removed meanwhile, since its id cannot be used again. */
function anew(mine: JsonObject): JsonObject {
  const isChosen = mine['_id'] !== undefined && mine['_rev'] === undefined;
  return isChosen ? { ...mine, _id: crypto.randomUUID() } : mine;
}

interface Choosing extends Pick<ConflictInput, 'product' | 'entity' | 'store'> {
  /** Values that the form has now. */
  readonly values: JsonObject;
  readonly paths: readonly string[];
  readonly say: FormatMessage;
}

function choicesIn(choosing: Choosing, { error, ...versions }: Collision): readonly ConflictChoice[] {
  return error.theirs === undefined ? [] : conflictChoices(choosing, { ...versions, theirs: error.theirs });
}

/** Lists the fields in which the versions differ, each with its three values as text. */
export function conflictChoices(
  { product, entity, store, paths, values, say }: Choosing,
  { theirs, base, mine }: ConflictVersions,
): readonly ConflictChoice[] {
  return collidingFields(paths, { base, mine, theirs }).map((collision) => {
    const { path } = collision;
    const pointer = pathToPointer(path);
    const field = entity.fields[pointer];
    const codes = field?.codes === undefined ? undefined : product.codes[field.codes];
    const textOf = (value: unknown) =>
      store.wordings.textOf(path, value) ?? valueText(value, { field, codes, say });
    const now = getAt(values, pointer);
    const chosen = jsonEqual(now, collision.theirs) ? 'theirs' : 'mine';
    return {
      path,
      chosen,
      title: fieldFactsOf(store.get().context, path).title,
      baseText: textOf(collision.base),
      mineText: textOf(chosen === 'mine' ? now : collision.mine),
      theirsText: textOf(collision.theirs),
    };
  });
}

/** Lists every field that the form can change: fields that it shows, and fields that depend on them. */
export function formPaths(form: FormDescriptor): readonly string[] {
  return [...new Set([...pathsOf(form.layout), ...Object.keys(form.fields)])];
}
