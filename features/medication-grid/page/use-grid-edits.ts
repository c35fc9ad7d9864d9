import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import {
  CallError,
  dismissNotice,
  everyAnswerOf,
  messageOfError,
  notify,
  useDraftState,
  useEngine,
} from '../../../engine/react/index.ts';
import { makeCall } from '../../../screens/calls.ts';
import { type AmountCodes, gridCellText, withCell } from './grid-amounts.ts';
import { type EditedField, type Medication, medicationName } from './medications.ts';

/** Text typed into a cell and not stored, kept until it is stored or discarded. */
export interface CellDraft {
  readonly text: string;
  readonly isSaving: boolean;
  /** Reason why the text could not be stored. */
  readonly problem?: string;
}

export interface GridEdits {
  readonly draftOf: (id: string, field: EditedField) => CellDraft | undefined;
  readonly type: (id: string, field: EditedField, text: string) => void;
  readonly giveUp: (id: string, field: EditedField) => void;
  readonly commit: (medication: Medication, field: EditedField) => Promise<void>;
  /** Number of cells with text not stored. */
  readonly unsaved: number;
  /** Stores another change of a medication after the pending ones. */
  readonly save: (medication: Medication, change: (latest: Medication) => Medication) => Promise<void>;
}

type Drafts = ReadonlyMap<string, CellDraft>;

const nothing: Readonly<Record<string, string>> = {};

/** Keeps the drafts of the cells, and stores the changes of one medication in sequence. */
export function useGridEdits(
  patientId: string,
  listed: readonly Medication[],
  codes: AmountCodes,
): GridEdits {
  const { client } = useEngine();
  const cache = useQueryClient();
  const [kept, keep] = useDraftState<Readonly<Record<string, string>>>(
    `medication-grid.${patientId}`,
    nothing,
  );
  const [drafts, setDrafts] = useState<Drafts>(
    () => new Map(Object.entries(kept).map(([key, text]) => [key, { text, isSaving: false }])),
  );
  const current = useRef(drafts);
  const stored = useRef(new Map<string, Medication>());
  const queues = useRef(new Map<string, Promise<void>>());
  /** Notices of cells that failed to store, since a sentence within a cell would shift the rows below. */
  const notices = useRef(new Map<string, string>());

  function put(key: string, draft: CellDraft | undefined): void {
    const notice = notices.current.get(key);
    if (notice !== undefined) dismissNotice(notice);
    notices.current.delete(key);
    const next = new Map(current.current);
    if (draft === undefined) next.delete(key);
    else next.set(key, draft);
    current.current = next;
    setDrafts(next);
    keep(next.size === 0 ? undefined : Object.fromEntries([...next].map(([cell, { text }]) => [cell, text])));
  }

  function refuse(medication: Medication, field: EditedField, draft: Required<CellDraft>): void {
    const key = keyOf(medication._id, field);
    put(key, draft);
    const message = `${medicationName(medication)}: ${draft.problem}`;
    notices.current.set(key, notify({ kind: 'error', message }));
  }

  /** Finds a medication as this page stored it last, unless the list has a later version. */
  function latestOf(medication: Medication): Medication {
    const own = stored.current.get(medication._id);
    const seen = listed.find(({ _id }) => _id === medication._id) ?? medication;
    return own !== undefined && own._rev > seen._rev ? own : seen;
  }

  function save(medication: Medication, change: (latest: Medication) => Medication): Promise<void> {
    const before = queues.current.get(medication._id) ?? Promise.resolve();
    const saved = before
      .catch(() => undefined)
      .then(async () => {
        const body = change(latestOf(medication));
        const answer = await makeCall(client, 'medication.save', {
          ...{ method: 'PUT', body, idempotencyKey: crypto.randomUUID() },
        });
        stored.current.set(medication._id, { ...body, _rev: answer.rev });
      })
      .finally(() => cache.invalidateQueries({ queryKey: everyAnswerOf('medication.list') }));
    queues.current.set(medication._id, saved);
    return saved;
  }

  async function commit(medication: Medication, field: EditedField): Promise<void> {
    const key = keyOf(medication._id, field);
    const draft = current.current.get(key);
    if (draft === undefined || draft.isSaving) return;
    if (tidyText(draft.text) === gridCellText(latestOf(medication), field, codes)) return put(key, undefined);
    const { text } = draft;
    const tried = withCell(latestOf(medication), { field, text, codes });
    if ('refusal' in tried)
      return refuse(medication, field, { text, isSaving: false, problem: tried.refusal });
    put(key, { text, isSaving: true });
    try {
      await save(medication, (latest) => {
        const edit = withCell(latest, { field, text, codes });
        return 'refusal' in edit ? latest : edit.medication;
      });
      if (current.current.get(key)?.text === text) put(key, undefined);
    } catch (error) {
      const now = current.current.get(key)?.text ?? text;
      refuse(medication, field, { text: now, isSaving: false, problem: problemOf(error) });
    }
  }

  return {
    draftOf: (id, field) => drafts.get(keyOf(id, field)),
    type: (id, field, text) => put(keyOf(id, field), { text, isSaving: false }),
    giveUp: (id, field) => put(keyOf(id, field), undefined),
    unsaved: drafts.size,
    commit,
    save,
  };
}

function keyOf(id: string, field: EditedField): string {
  return `${id}/${field}`;
}

function problemOf(error: unknown): string {
  if (error instanceof CallError && error.status === 409)
    return 'Somebody else has changed this medication, and the row shows it. Enter saves what you typed, Escape gives it up.';
  if (error instanceof CallError && error.problems[0] !== undefined) return error.problems[0].message;
  return `${messageOfError(error, 'It could not be saved.')} Enter tries again, Escape gives it up.`;
}
