import { type RefObject, useEffect, useRef, useState } from 'react';
import { collectedRecords } from '../../core/forms/yields.ts';
import { jsonEqual } from '../../core/json/equal.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { tidyValue } from '../../core/validation/tidy.ts';
import { CallError, isSignedOutError, messageOfError } from '../client/call-error.ts';
import { entryOf } from '../client/entry-of.ts';
import { useRecordData } from '../context/open-records.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import type { FormStore } from '../form/store/form-store.ts';
import { type FormController, useForm } from '../form/use-form.ts';
import { useLoadedProduct } from '../form/use-loaded-product.ts';
import { begunValues } from './begun-values.ts';
import { over } from './conflict.ts';
import { followValues } from './follow-values.ts';
import { useKeptDrafts } from './kept-drafts.ts';
import { agree, OpenSaves } from './open-saves.ts';
import type { RecordModalProps, SaveAttempt } from './record-modal-props.ts';
import { SaveConflictError } from './save-conflict.ts';
import { createYieldSaver } from './save-yields.ts';
import { useAutosave } from './use-autosave.ts';
import { formPaths, type OpenConflict, useConflict } from './use-conflict.ts';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';
import { useMeanwhile } from './use-meanwhile.ts';
import { type OpenQuestion, useQuestions } from './use-questions.ts';

export interface RecordModalController {
  readonly form: FormController;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly isSignedOut: boolean;
  readonly conflict: OpenConflict | undefined;
  /**
   * Change by another user since the form was opened, with a function to compare it with the typed values.
   */
  readonly meanwhile: { readonly text: string; readonly compare: (() => void) | undefined } | undefined;
  /** True if the page keeps the stored item current, so that other users' changes are noticed. */
  readonly isFollowed: boolean;
  /** True where the form contains an earlier draft. */
  readonly isRestored: boolean;
  /** True where the form has stored an edit while the user was typing. */
  readonly isAutosaved: boolean;
  /** Discards the earlier draft and starts with the stored values. */
  readonly startOver: () => void;
  /** Guard that asks before typed text is discarded. */
  readonly guard: LeaveGuard;
  /**
   * Saves. Resolves to true once stored; to false where problems stop the save or a question has to be answered
   * first.
   */
  readonly submit: () => Promise<boolean>;
  /** Question that has to be answered before the save; undefined for none. */
  readonly question: OpenQuestion | undefined;
}

/** Milliseconds for which the dialog shows that the record was saved, before closing. */
const savedPause = 350;

/** Manages an open record dialog: the form, its draft, its saves and conflicts. */
export function useRecordModal(props: RecordModalProps): RecordModalController {
  const { mode, initial, draftKey, onClose } = props;
  const say = useMessages();
  const drafts = useKeptDrafts();
  const product = useLoadedProduct(useProduct(), props.form);
  const descriptor = entryOf(product, 'forms', props.form);
  const entity = entryOf(product, 'entities', descriptor.entity);
  const scopeOf = useScope();
  const records = useRecordData();
  const begun = (values: JsonObject) =>
    begunValues(
      { product, entity },
      values,
      scopeOf({ self: values, records: { ...records, [entity.name]: values } }),
    );
  const [draft] = useState(() => drafts.read(draftKey));
  // Keeps the version with which the dialog was opened as the base of the typed values, whatever the page
  // receives meanwhile.
  const [base] = useState(() => draft?.base ?? (mode === 'add' ? begun(initial) : initial));
  const [shown] = useState(() => draft?.values ?? props.values);
  const form = useForm({
    form: props.form,
    initial: base,
    values: shown,
    old: mode === 'edit' ? base : undefined,
    root: props.root,
    siblings: props.siblings,
    raises: props.raises,
  });
  const conflict = useConflict({ product, entity, form: descriptor, store: form.store });
  const paths = formPaths(descriptor);
  const [phase, setPhase] = useState<'open' | 'submitting' | 'closed'>('open');
  const [failure, setFailure] = useState<string>();
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [saves] = useState(() => new OpenSaves(draft?.saves));
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [saveYields] = useState(() =>
    createYieldSaver(
      (attempt) => latest.current.save(attempt),
      (position) => saves.idOf(position),
    ),
  );
  const isOpen = phase === 'open';
  const autosave = useAutosave({
    isOn: descriptor.isAutosaved === true && isOpen && mode === 'edit' && conflict.open === undefined,
    ...{ store: form.store, base, saves, save: (attempt) => latest.current.save(attempt) },
  });
  const isOver = useRef(false);
  useKeptDraft({
    ...{ draftKey, base: autosave.against(), store: form.store, saves, isOpen, isOver },
    hasSaved: autosave.hasSaved,
  });

  const asking = useQuestions(form.store);
  const known = conflict.open === undefined ? autosave.against() : conflict.open.error.theirs;
  const meanwhile = useMeanwhile({
    ...{
      product,
      entity,
      form: descriptor,
      store: form.store,
      known,
      stored: mode === 'edit' ? props.stored : undefined,
    },
    isOn: isOpen && !autosave.isUnderWay(),
  });

  /** Lets the user choose between typed and stored values before any save. */
  function compare(theirs: JsonObject, text: string): void {
    form.store.buffer.flushAll();
    const error = new SaveConflictError(text, theirs);
    conflict.report({ error, base: known ?? base, mine: form.store.get().values });
  }

  async function submit(): Promise<boolean> {
    if (!isOpen) return false;
    const mine = form.attemptSave();
    if (mine === undefined || asking.ask(async () => void (await store(mine)))) return false;
    return await store(mine);
  }

  async function store(mine: JsonObject): Promise<boolean> {
    setPhase('submitting');
    setFailure(undefined);
    await autosave.settled();
    const target = conflict.open?.resolve(mine) ?? {
      values: mine,
      against: mode === 'edit' ? autosave.against() : undefined,
    };
    return await transmit(target, mine);
  }

  /**
   * Sends values; repeats the request once if they conflict with an earlier, unanswered save of this form.
   */
  async function transmit(target: Omit<SaveAttempt, 'idempotencyKey'>, mine: JsonObject): Promise<boolean> {
    const attempt = saves.begin(target);
    // Keeps the attempt with the draft before it is sent, since the page may close before the answer arrives.
    drafts.write(draftKey, { base: autosave.against(), values: mine, saves: saves.kept() });
    try {
      await write(attempt);
    } catch (error) {
      const own = ownVersion(error);
      if (isAnswer(error)) saves.answered(attempt);
      if (own !== undefined && agree(paths, mine, own)) return close();
      if (own !== undefined && !jsonEqual(own, target.against))
        return await transmit({ values: over(own, mine, paths), against: own }, mine);
      refuse(error, mine, target.against ?? base);
      return false;
    }
    return close();
  }

  /** Finds the conflicting version, if an earlier save of this form has stored it; undefined otherwise. */
  function ownVersion(error: unknown): JsonObject | undefined {
    const theirs = error instanceof SaveConflictError ? error.theirs : undefined;
    return theirs !== undefined && saves.hasStored(theirs, paths) ? theirs : undefined;
  }

  function close(): boolean {
    drafts.clear(draftKey);
    setTimeout(finish, savedPause);
    return true;
  }

  async function write(attempt: SaveAttempt): Promise<unknown> {
    const { yields } = descriptor;
    if (yields === undefined) return await props.save(attempt);
    const { context } = form.store.get();
    const records = collectedRecords(descriptor, context.scopeOf(attempt.values));
    return await saveYields({ yields, records, idempotencyKey: attempt.idempotencyKey });
  }

  /**
   * Shows the answer to a refused save. `from` is the version that the save was based on; its values count as not
   * edited.
   */
  function refuse(error: unknown, mine: JsonObject, from: JsonObject): void {
    setPhase('open');
    setIsSignedOut(isSignedOutError(error));
    if (error instanceof SaveConflictError) {
      conflict.report({ error, base: from, mine });
      return;
    }
    setFailure(messageOfError(error, say('save-failed')));
    if (error instanceof CallError && error.problems.length > 0) form.showServerProblems(error.problems);
  }

  function finish(): void {
    setPhase('closed');
    onClose();
  }

  /**
   * Reports whether the user has typed something. Values that the form started with do not count, unless they come
   * from an earlier draft.
   */
  function isTyped(): boolean {
    form.store.buffer.flushAll();
    const { context, values, isDirty } = form.store.get();
    const kept = autosave.saved() ?? shown ?? base;
    const isOfDraft = draft !== undefined && !autosave.hasSaved;
    const differs = !jsonEqual(tidyValue(context.entity, values), tidyValue(context.entity, kept));
    // Counts values that are as at the start, but no longer as stored, as after an undo.
    return (isDirty || autosave.saved() !== undefined) && (isOfDraft || differs);
  }

  function discard(): void {
    isOver.current = true;
    drafts.clear(draftKey);
    setPhase('closed');
    onClose();
  }

  return {
    form,
    isBusy: phase === 'submitting',
    failure,
    isSignedOut,
    conflict: conflict.open,
    meanwhile: meanwhile && {
      text: meanwhile.text,
      compare: meanwhile.theirs && (() => compare(meanwhile.theirs ?? {}, meanwhile.text)),
    },
    isFollowed: mode === 'edit' && props.stored !== undefined,
    isRestored,
    isAutosaved: autosave.hasSaved,
    startOver() {
      form.store.setValues(base);
      setIsRestored(false);
    },
    guard: useLeaveGuard({ isTyped, onLeave: discard }),
    submit,
    question: asking.open,
  };
}

/** Reports whether the error is an answer of the gateway, so that the save has certainly not been stored. */
function isAnswer(error: unknown): boolean {
  if (error instanceof SaveConflictError) return true;
  return error instanceof CallError && error.status >= 400 && error.status < 500;
}

interface KeptDraft {
  readonly draftKey: string;
  /** Stored version that the typed values change. */
  readonly base: JsonObject;
  readonly store: FormStore;
  readonly saves: OpenSaves;
  /**
   * False once the values are being stored, since stored values are no draft even while the dialog still
   * shows them.
   */
  readonly isOpen: boolean;
  /** True once values were stored while the user was typing, from which those at the start are a change. */
  readonly hasSaved: boolean;
  /** True once the draft has been discarded. */
  readonly isOver: RefObject<boolean>;
}

function useKeptDraft({ draftKey, base, store, saves, isOpen, isOver, hasSaved }: KeptDraft): void {
  const drafts = useKeptDrafts();
  useEffect(() => {
    if (!isOpen) return undefined;
    const keep = () => {
      const { values, isDirty } = store.get();
      if (isDirty || hasSaved) drafts.write(draftKey, { base, values, saves: saves.kept() });
      else drafts.clear(draftKey);
    };
    keep();
    const stop = followValues(store, keep);
    return () => {
      stop();
      if (isOver.current) return;
      // Commits the text typed last before the draft is kept, since leaving the page unmounts the dialog as well.
      store.buffer.flushAll();
      keep();
    };
  }, [drafts, draftKey, base, store, saves, isOpen, isOver, hasSaved]);
}
