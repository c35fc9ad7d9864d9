import { useMemo, useState } from 'react';
import { jsonEqual } from '../../core/equal.ts';
import type { JsonObject } from '../../core/json.ts';
import { getAt, pathToPointer } from '../../core/pointer.ts';
import type { Entity } from '../../core/product/entity.ts';
import type { FormDescriptor } from '../../core/product/form.ts';
import type { Product } from '../../core/product.ts';
import type { Words } from '../../core/words.ts';
import { pathsOf } from '../form/store/field-paths.ts';
import { valueText } from '../parts/value-text.ts';
import { useWords } from '../provider/use-words.ts';
import type { ConflictChoice } from './ConflictPanel.tsx';
import { collidingFields, rebased, type Side } from './conflict.ts';
import type { SaveConflictError } from './save-conflict.ts';

export interface OpenConflict {
  readonly message: string;
  readonly isGone: boolean;
  readonly fields: readonly ConflictChoice[];
  readonly choices: ReadonlyMap<string, Side>;
  readonly choose: (path: string, side: Side) => void;
  /** What to save now, and over which stored version (none when the item is gone). */
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
  /** What stands in the form now. */
  readonly values: JsonObject;
}

/** The conflict that a save ran into, until a later save goes through. */
export function useConflict({ product, entity, form, values }: ConflictInput) {
  const say = useWords();
  const [collision, setCollision] = useState<Collision>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const fields = useMemo(
    () => (collision === undefined ? [] : choicesOf({ product, entity, form, values, say }, collision)),
    [product, entity, form, values, say, collision],
  );
  const choices = standing(chosen, values);

  function report(next: Collision): void {
    setCollision(next);
    setChosen(new Map());
  }

  const open: OpenConflict | undefined = collision && {
    message: collision.error.message,
    isGone: collision.error.theirs === undefined,
    fields,
    choices: decided({ form, collision, choices }, values),
    choose: (path, side) => setChosen(new Map([...chosen, [path, { side, over: valueAt(values, path) }]])),
    resolve(mine) {
      const { theirs } = collision.error;
      if (theirs === undefined) return { values: mine, against: undefined };
      return {
        values: rebased({ mine, theirs }, decided({ form, collision, choices }, mine)),
        against: theirs,
      };
    },
  };
  return { open, report };
}

interface Choice {
  readonly side: Side;
  /** What stood in the form when it was made. */
  readonly over: unknown;
}

/** The choices that still hold: who goes on typing in a field wants what is typed. */
function standing(chosen: ReadonlyMap<string, Choice>, values: JsonObject): ReadonlyMap<string, Side> {
  const kept = [...chosen].filter(([path, { over }]) => jsonEqual(over, valueAt(values, path)));
  return new Map(kept.map(([path, { side }]) => [path, side]));
}

function valueAt(values: JsonObject, path: string): unknown {
  return getAt(values, pathToPointer(path));
}

interface Decision {
  readonly form: FormDescriptor;
  readonly collision: Collision;
  readonly choices: ReadonlyMap<string, Side>;
}

/** A choice per field: as it was made, or as suggested; what was edited after the conflict is mine again. */
function decided({ form, collision, choices }: Decision, mine: JsonObject): ReadonlyMap<string, Side> {
  const { base, error } = collision;
  const theirs = error.theirs ?? {};
  const fields = collidingFields(formPaths(form), { base, mine, theirs });
  return new Map(fields.map(({ path, suggested }) => [path, choices.get(path) ?? suggested]));
}

function choicesOf(
  { product, entity, form, values, say }: ConflictInput & { readonly say: Words },
  { error, base, mine }: Collision,
) {
  if (error.theirs === undefined) return [];
  return collidingFields(formPaths(form), { base, mine, theirs: error.theirs }).map((collision) => {
    const field = entity.fields[pathToPointer(collision.path)];
    const codes = field?.codes === undefined ? undefined : product.codes[field.codes];
    const words = { field, codes, say };
    return {
      ...collision,
      title: field?.title ?? collision.path,
      baseText: valueText(collision.base, words),
      mineText: valueText(valueAt(values, collision.path), words),
      theirsText: valueText(collision.theirs, words),
    };
  });
}

/** Every field that the form can change: those it shows and those that follow. */
function formPaths(form: FormDescriptor): readonly string[] {
  return [...new Set([...pathsOf(form.layout), ...Object.keys(form.fields)])];
}
