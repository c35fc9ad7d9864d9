import { useQueryClient } from '@tanstack/react-query';
import type { Scope } from '../../core/expressions/scope.ts';
import { sentObject, withComputedValues } from '../../core/forms/sent-object.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import type { SavedAnswer } from '../../core/protocol/call-types.ts';
import { useEngine } from '../context/engine-context.ts';
import { useOpenRecords } from '../context/open-records.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { everyAnswerOf } from '../data/query-keys.ts';
import type { SaveAttempt } from '../modal/record-modal-props.ts';
import { lazyModule } from '../parts/lazy-part.tsx';
import { conflictOf } from '../tab/rows/conflict-of.ts';
import type { FilesToSave } from './save-answered-files.ts';
import type { OfferedAction } from './use-offers.ts';

const loadSaving = lazyModule(() => import('./save-answered-files.ts'));

export interface CardWork {
  /** Stores the record as the user has edited it. */
  readonly save: (attempt: SaveAttempt) => Promise<void>;
  /** Saves the values that an action sets, or makes the action's call with the values of its form. */
  readonly run: (action: OfferedAction, given: ActionGiven) => Promise<void>;
}

export interface ActionGiven {
  readonly idempotencyKey: string;
  readonly inputs?: JsonObject;
}

export interface CardWorkOptions {
  readonly card: CardDescriptor;
  readonly record: JsonObject;
  /** Scope of the card's expressions. */
  readonly scope: Scope;
  /** Called with the record that the call of an action has saved. */
  readonly onSaved: (action: OfferedAction, saved: JsonObject) => void;
}

/** Builds the functions that perform the actions of a card; each throws on failure. */
export function useCardWork({ card, record, scope: known, onSaved }: CardWorkOptions): CardWork {
  const product = useProduct();
  const say = useMessages();
  const { client, user } = useEngine();
  const cache = useQueryClient();
  const open = useOpenRecords()[card.entity];
  const { firstName, lastName, email } = user;
  const performedBy = { firstName, lastName, email };

  async function save({ values, against, idempotencyKey }: SaveAttempt): Promise<void> {
    if (card.save === undefined) throw new Error(`The card "${card.name}" has no call to save with.`);
    const body = { ...values, _rev: (against ?? record)['_rev'] ?? null, performedBy };
    try {
      accept(await client.call(card.save, { body, idempotencyKey, ...methodOf(card.save, 'PUT') }));
    } catch (error) {
      throw conflictOf({ product, tab: { item: card.title }, error, itemIn: (current) => current });
    }
  }

  async function run(action: OfferedAction, { idempotencyKey, inputs }: ActionGiven) {
    const given = action.event === undefined ? inputs : { event: action.event, payload: inputs ?? {} };
    const scope = given === undefined ? known : { ...known, inputs: given };
    if (action.set !== undefined) {
      await save({ values: withComputedValues(record, action.set, scope), against: record, idempotencyKey });
    } else if (action.call !== undefined && action.body === undefined) {
      const { query = {}, files } = { ...card.menus[action.in], ...action };
      const answer = await client.call(action.call, { query: sentObject(query, scope) });
      if (files !== undefined) await saveFilesOf(action, { files, call: action.call, answer, scope });
      else if (answer instanceof Blob) await saveAnswer(action, answer);
    } else if (action.call !== undefined) {
      const { call, files } = action;
      const body = sentObject(action.body ?? {}, scope);
      const answer = await client.call(call, { body, idempotencyKey, ...methodOf(call, 'POST') });
      const saved = accept(answer);
      if (saved !== undefined) onSaved(action, saved);
      if (files !== undefined) await saveFilesOf(action, { files, call, answer, scope });
    }
  }

  async function saveFilesOf(
    { title, name }: OfferedAction,
    given: Pick<FilesToSave, 'files' | 'call' | 'answer' | 'scope'>,
  ) {
    const { saveAnsweredFiles } = await loadSaving();
    await saveAnsweredFiles({ ...given, product, client, say, name: title ?? name });
  }

  /** Saves the file in the answer to a call. */
  async function saveAnswer({ title, name }: OfferedAction, answer: Blob) {
    const { saveNamed } = await loadSaving();
    saveNamed(title ?? name, answer);
  }

  /** Chooses the HTTP method where the call has more than one. */
  function methodOf(call: string, method: 'POST' | 'PUT') {
    return (product.calls[call]?.methods.length ?? 1) > 1 ? { method } : {};
  }

  /** Finds the record in an answer, if any, and shows it at once if it is the card's own record. */
  function accept(answer: unknown): JsonObject | undefined {
    const saved = (answer as Partial<SavedAnswer> | null)?.record;
    if (saved !== undefined && saved['_id'] === record['_id']) open?.replace(saved);
    if (product.entities[card.entity]?.record === undefined) askAgain();
    return saved;
  }

  /**
   * Refetches displayed answers about the card's entity if its records are not stored; answers with stored
   * records are refetched after every write anyway.
   */
  function askAgain(): void {
    for (const { name, answer } of Object.values(product.calls)) {
      if (!('entity' in answer) || answer.entity !== card.entity) continue;
      void cache.invalidateQueries({ queryKey: everyAnswerOf(name), refetchType: 'active' });
    }
  }

  return { save, run };
}
