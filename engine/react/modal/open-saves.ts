import { jsonEqual } from '../../core/json/equal.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { collidingFields } from './conflict.ts';
import type { SaveAttempt } from './record-modal-props.ts';

/** Saves of a form that have not been answered and may have been stored; kept with the form's draft. */
export type KeptSaves = {
  readonly unanswered: readonly SaveAttempt[];
  /** Ids of the records that the form creates, by position. */
  readonly ids: readonly string[];
};

const none: KeptSaves = { unanswered: [], ids: [] };

/**
 * Recognizes a form's own saves: a repeated save keeps its idempotency key, and a version stored by such a
 * save does not count as another user's change.
 */
export class OpenSaves {
  #kept: KeptSaves;

  constructor(kept: KeptSaves = none) {
    this.#kept = kept;
  }

  kept(): KeptSaves {
    return this.#kept;
  }

  begin(target: Omit<SaveAttempt, 'idempotencyKey'>): SaveAttempt {
    const same = this.#kept.unanswered.find(
      ({ values, against }) => jsonEqual(values, target.values) && jsonEqual(against, target.against),
    );
    const save = same ?? { ...target, idempotencyKey: crypto.randomUUID() };
    if (same === undefined) this.#kept = { ...this.#kept, unanswered: [...this.#kept.unanswered, save] };
    return save;
  }

  answered(save: SaveAttempt): void {
    this.#kept = { ...this.#kept, unanswered: this.#kept.unanswered.filter((other) => other !== save) };
  }

  /** Reports whether a stored version has the values that an unanswered save has sent. */
  hasStored(version: JsonObject, paths: readonly string[]): boolean {
    return this.#kept.unanswered.some(({ values }) => agree(paths, values, version));
  }

  idOf(position: number): string {
    const id = this.#kept.ids[position] ?? crypto.randomUUID();
    if (this.#kept.ids[position] === undefined)
      this.#kept = { ...this.#kept, ids: Object.assign([...this.#kept.ids], { [position]: id }) };
    return id;
  }
}

/** Reports whether two versions have the same values at these paths. */
export function agree(paths: readonly string[], mine: JsonObject, theirs: JsonObject): boolean {
  return collidingFields(paths, { base: mine, mine, theirs }).length === 0;
}
