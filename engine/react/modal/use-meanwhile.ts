import { useMemo } from 'react';
import type { Json, JsonObject } from '../../core/json/json.ts';
import { getAt } from '../../core/json/pointer.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import { useEngine } from '../context/engine-context.ts';
import { useMessages } from '../context/use-messages.ts';
import type { ConflictChoice } from './ConflictPanel.tsx';
import type { StoredNow } from './record-modal-props.ts';
import { type ConflictInput, conflictChoices, formPaths } from './use-conflict.ts';

/** Change by another user to the item of an open form. */
export interface Meanwhile {
  /** Sentence about who has changed which fields. */
  readonly text: string;
  /** Item as the other user stored it; undefined where no comparison is possible. */
  readonly theirs: JsonObject | undefined;
}

export interface MeanwhileInput extends ConflictInput {
  readonly stored: StoredNow | undefined;
  /** Version that the edit would replace. */
  readonly known: JsonObject | undefined;
  /** False while the change may be a save by the form itself. */
  readonly isOn: boolean;
}

/** Finds another user's change to the item of an open form; undefined if no changed field is in the form. */
export function useMeanwhile(input: MeanwhileInput): Meanwhile | undefined {
  const say = useMessages();
  const { user } = useEngine();
  const { stored, known, isOn, product, entity, form, store } = input;
  return useMemo(() => {
    if (!isOn || stored === undefined || known === undefined) return undefined;
    const { now, by } = stored;
    if (now === undefined) return { text: say('meanwhile.gone'), theirs: undefined };
    const about = { product, entity, store, say, paths: formPaths(form), values: known };
    const changes = conflictChoices(about, { theirs: now, base: known, mine: known });
    if (changes.length === 0) return undefined;
    return { text: sentenceOf(changes, nameOf(by, user.email, say), say), theirs: now };
  }, [isOn, stored, known, product, entity, form, store, say, user.email]);
}

function sentenceOf(changes: readonly ConflictChoice[], name: string, say: FormatMessage): string {
  const [first, ...others] = changes;
  if (first !== undefined && others.length === 0)
    return say('meanwhile.one', { name, field: first.title, value: first.theirsText });
  return say('meanwhile.many', { name, fields: changes.map(({ title }) => title).join(', ') });
}

/** Formats the name of the user who stored a version, who may be this user in another window. */
function nameOf(by: Json | undefined, ownEmail: string, say: FormatMessage): string {
  if (getAt(by, '/email') === ownEmail) return say('meanwhile.you');
  const name = ['/firstName', '/lastName'].map((part) => String(getAt(by, part) ?? '')).join(' ');
  return name.trim() === '' ? say('meanwhile.somebody') : name.trim();
}
