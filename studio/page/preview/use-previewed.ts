import { useEffect, useRef, useState } from 'react';
import type { DraftChanges, ShownFile } from '../../../engine/core/protocol/draft-changes.ts';
import type { Draft } from '../draft.ts';

/** A draft without errors. */
export interface CompiledDraft {
  readonly of: Draft;
  readonly hash: string;
  readonly changes: DraftChanges;
}

/** Changes of a draft to the files that are shown. */
export interface ShownChanges {
  readonly of: Draft;
  readonly changes: DraftChanges;
  /** The draft that they may be changes of. */
  readonly known: CompiledDraft | undefined;
}

/** Request for a preview, by a call of its own or with the command that changes the draft. */
export interface PreviewRequest {
  /** Position among all requests. */
  readonly number: number;
  readonly shown: readonly ShownFile[];
  readonly known: CompiledDraft | undefined;
}

export type Previewed = ReturnType<typeof usePreviewed>;

/** The changes of the latest draft whose changes are known, for what the open preview shows. */
export function usePreviewed(compiled: CompiledDraft | undefined) {
  const [found, setFound] = useState<ShownChanges>();
  const [answered, setAnswered] = useState<Draft>();
  const shown = useRef<readonly ShownFile[]>([]);
  const known = useRef(compiled);
  const numbers = useRef({ requested: 0, answered: 0 });
  useEffect(() => {
    known.current = compiled;
  }, [compiled]);
  return {
    found,
    /** The last draft whose preview was answered, with changes or without. */
    answered,
    show(files: readonly ShownFile[]): void {
      shown.current = files;
    },
    /** Request for what is shown; undefined while nothing is. */
    request(): PreviewRequest | undefined {
      if (shown.current.length === 0) return undefined;
      numbers.current.requested += 1;
      return { number: numbers.current.requested, shown: shown.current, known: known.current };
    },
    /** Takes an answer; keeps what was found before where there are errors, or a later request was answered sooner. */
    answer(of: Draft, request: PreviewRequest, { base, changes, ...more }: Partial<DraftChanges>): void {
      if (request.number < numbers.current.answered) return;
      numbers.current.answered = request.number;
      setAnswered(of);
      if (base === undefined || changes === undefined) return;
      setFound({ of, changes: { base, changes, ...more }, known: request.known });
    },
    /** Drops the preview once all of a later draft was checked. */
    forget: () => setFound(undefined),
  };
}

/** Converts a request to the form that calls take. */
export function sentRequest({ shown, known }: PreviewRequest) {
  return { shown: [...shown], ...(known !== undefined && { known: known.hash }) };
}
