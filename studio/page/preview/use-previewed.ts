import { useEffect, useRef, useState } from 'react';
import type { DraftChanges, ShownFile } from '../../../engine/core/protocol/draft-changes.ts';
import type { StudioDraft } from '../draft.ts';

/** Draft without errors. */
export interface CompiledDraft {
  readonly of: StudioDraft;
  readonly hash: string;
  readonly changes: DraftChanges;
}

/** Changes of a draft to the shown files. */
export interface ShownChanges {
  readonly of: StudioDraft;
  readonly changes: DraftChanges;
  /** Draft that the answer's changes may be based on. */
  readonly known: CompiledDraft | undefined;
}

/** Request for a preview, sent by its own call or with the command that changes the draft. */
export interface PreviewRequest {
  /** Sequence number of the request. */
  readonly number: number;
  readonly shown: readonly ShownFile[];
  readonly known: CompiledDraft | undefined;
}

export type Previewed = ReturnType<typeof usePreviewed>;

/** Keeps the latest known changes of the draft for the open preview. */
export function usePreviewed(compiled: CompiledDraft | undefined) {
  const [found, setFound] = useState<ShownChanges>();
  const [answered, setAnswered] = useState<StudioDraft>();
  const shown = useRef<readonly ShownFile[]>([]);
  const known = useRef(compiled);
  const numbers = useRef({ requested: 0, answered: 0 });
  useEffect(() => {
    known.current = compiled;
  }, [compiled]);
  return {
    found,
    /** Last draft whose preview has been answered, with changes or without. */
    answered,
    show(files: readonly ShownFile[]): void {
      shown.current = files;
    },
    /** Builds the request for the shown files; undefined while none is shown. */
    request(): PreviewRequest | undefined {
      if (shown.current.length === 0) return undefined;
      numbers.current.requested += 1;
      return { number: numbers.current.requested, shown: shown.current, known: known.current };
    },
    /**
     * Stores an answer; keeps the previous changes if the draft has errors, and ignores an answer older than
     * the last one.
     */
    answer(
      of: StudioDraft,
      request: PreviewRequest,
      { base, changes, ...more }: Partial<DraftChanges>,
    ): void {
      if (request.number < numbers.current.answered) return;
      numbers.current.answered = request.number;
      setAnswered(of);
      if (base === undefined || changes === undefined) return;
      setFound({ of, changes: { base, changes, ...more }, known: request.known });
    },
    /** Drops the preview once a later draft was checked completely. */
    forget: () => setFound(undefined),
  };
}

/** Converts a request to the members sent in a call. */
export function sentRequest({ shown, known }: PreviewRequest) {
  return { shown: [...shown], ...(known !== undefined && { known: known.hash }) };
}
