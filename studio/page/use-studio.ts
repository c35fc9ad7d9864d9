import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { textsByPath } from '../../engine/core/protocol/listed-texts.ts';
import type {
  CheckedDraft,
  CommandOutcome,
  DraftConflict,
  DraftText,
  KeptSide,
  SchemaText,
  StudioCommand,
} from '../../engine/core/protocol/workbench.ts';
import {
  everyAnswerOf,
  keepTyped,
  messageOfError,
  notify,
  useAccess,
  useEngine,
  useMessages,
  useProduct,
  useRested,
  useWhenLeft,
} from '../../engine/react/index.ts';
import { makeCall, useCall } from '../../screens/calls.ts';
import { type Commands, commandsIn, inputOf } from './commands.ts';
import {
  afterSave,
  changedFiles,
  type DraftChange,
  draftText,
  emptyDraft,
  redo,
  type StudioDraft,
  undo,
  withChange,
  withoutChanges,
} from './draft.ts';
import { withDraftFiles } from './draft-files.ts';
import { hasCommands, type KeptCommands, keepCommands, takeCommands } from './kept-commands.ts';
import { keepDraft, keptDraft, writeWaiting } from './kept-draft.ts';
import {
  type CompiledDraft,
  type PreviewRequest,
  sentRequest,
  usePreviewed,
} from './preview/use-previewed.ts';
import { untilAnswered } from './until-answered.ts';

/** Milliseconds without a change before the draft is compiled. */
const rest = 150;

interface Waiting extends Pick<DraftChange, 'isTyped'> {
  readonly commands: Commands;
  readonly label: string;
}

/** Provides the files with the signed-in analyst's draft, and the actions on it. */
export function useStudio() {
  const { client, user } = useEngine();
  const say = useMessages();
  const can = useAccess();
  const cache = useQueryClient();
  const { data, error } = useCall('studio.read');
  const [draft, setDraft] = useState<StudioDraft>(() => keptDraft(user.id));
  const [conflicts, setConflicts] = useState<readonly DraftConflict[]>([]);
  const [sending, setSending] = useState<string>();
  const [revision, setRevision] = useState(0);
  const [isBringingBack, setBringingBack] = useState(() => hasCommands(user.id));
  const [isAway, setAway] = useState(false);
  const latest = useRef(draft);
  const queue = useRef<Promise<void>>(Promise.resolve());
  /** Latest typed commands by input. */
  const typed = useRef(new Map<string, Commands>());
  /** Unanswered commands, in order. */
  const unanswered = useRef(new Set<Waiting>());
  const stored = useMemo(() => textsByPath(data?.files ?? []), [data]);
  const files = useMemo(() => withDraftFiles(data?.files ?? [], draft), [data, draft]);
  // Refetches the files once another version is served.
  const { hash } = useProduct();
  useEffect(() => {
    if (hash !== '') void cache.invalidateQueries({ queryKey: everyAnswerOf('studio.read') });
  }, [hash, cache]);
  const rested = useRested(draft, rest);
  const sent = sentTexts(rested);
  const check = useCall('studio.check', { body: { draft: sent }, isEnabled: data !== undefined });

  // Uses the served version as the first compiled draft, so that read-only users, too, see its preview at
  // once.
  const [compiled, setCompiled] = useState(() => servedDraft(draft, hash));
  const found = compiledDraft(rested, check.data);
  const previewed = usePreviewed(compiled);
  if (found !== undefined && found.hash !== compiled?.hash) {
    setCompiled(found);
    if (rested === draft) previewed.forget();
  }

  function set(next: StudioDraft): void {
    latest.current = next;
    setDraft(next);
  }
  useEffect(() => keepDraft(user.id, draft, warnOfNoRoom), [user.id, draft]);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const failed = (reason: unknown) =>
    notify({ kind: 'error', message: messageOfError(reason, say('save-failed')) });

  /** Reports whether newer typing in the same input supersedes a command. */
  function isOutrun({ commands, label, isTyped }: Waiting): boolean {
    return isTyped === true && typed.current.get(inputOf(label, commands)) !== commands;
  }

  /** Runs commands in sequence, each on the result of the last. Resolves to the changed files. */
  function run(
    commands: Commands,
    label: string,
    { isTyped }: Pick<DraftChange, 'isTyped'> = {},
  ): Promise<readonly SchemaText[]> {
    if (isTyped === true) typed.current.set(inputOf(label, commands), commands);
    const waiting = { commands, label, isTyped };
    unanswered.current.add(waiting);
    const answered = queue.current.then(async () => {
      if (isOutrun(waiting)) {
        unanswered.current.delete(waiting);
        return [];
      }
      try {
        const made = commandsIn(commands, (path) => draftText(latest.current, stored, path));
        const request = previewed.request();
        const { changed, preview } = await untilAnswered(() => changesBy(made, request), {
          onWait(reason) {
            setAway(true);
            warnOfWait(reason);
          },
          isOver: () => isLeft.current,
        });
        const next = withChange(latest.current, stored, { label, changed, isTyped });
        set(next);
        if (request !== undefined && preview !== undefined) previewed.answer(next, request, preview);
        return changed;
      } catch (reason) {
        // Leaves the command to the next page.
        if (isLeft.current) return [];
        failed(reason);
        return [];
      } finally {
        setAway(false);
        unanswered.current.delete(waiting);
      }
    });
    queue.current = answered.then(() => undefined);
    return answered;
  }

  /** Lists the unanswered commands for the next page. */
  function commandsToKeep(): readonly KeptCommands[] {
    const textOf = (path: string) => draftText(latest.current, stored, path);
    const waiting = [...unanswered.current].filter((each) => !isOutrun(each));
    return waiting.flatMap(({ commands, label }) => {
      const made = commandsIn(commands, textOf);
      return made.length === 0 ? [] : [{ commands: made, label }];
    });
  }

  /** Keeps all typed text when the page ends, or another one opens. */
  function leave(): void {
    keepDraft(user.id, latest.current, warnOfNoRoom);
    writeWaiting();
    keepCommands(user.id, commandsToKeep());
  }

  /** Runs the previous page's unanswered commands before anything else is typed. */
  async function goOn(): Promise<void> {
    const kept = takeCommands(user.id);
    await Promise.all(kept.map(({ commands, label }) => run(commands, label)));
    setBringingBack(false);
    if (kept.length > 0) setRevision((number) => number + 1);
  }

  useWhenLeft(leave, { isLast: true });
  const isRead = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the files are there
  useEffect(() => void (isRead && goOn()), [isRead]);

  /**
   * Collects the changes of commands that form one step; none if one command is impossible. The last
   * command's answer contains the preview.
   */
  async function changesBy(commands: readonly StudioCommand[], request: PreviewRequest | undefined) {
    const changes = new Map<string, SchemaText>();
    let draft = latest.current;
    let answered: CommandOutcome['preview'];
    for (const [index, command] of commands.entries()) {
      const shown = index === commands.length - 1 && request !== undefined ? sentRequest(request) : {};
      const body = { draft: sentTexts(draft), command: sentAs(command), ...shown };
      const { changed, notes = [], preview } = await makeCall(client, 'studio.run', { body });
      if (notes.length > 0) notify({ kind: 'info', tone: 'warning', message: notes.join(' ') });
      draft = withChange(draft, stored, { label: '', changed });
      for (const each of changed) changes.set(each.path, each);
      answered = preview;
    }
    return { changed: [...changes.values()], preview: answered };
  }

  /**
   * Commits text still waiting in its field, and resolves after all pending commands, which the user gave
   * earlier.
   */
  function untilSettled(): Promise<void> {
    keepTyped();
    return queue.current;
  }

  /** Runs a command from outside of the open panel, and shows its change in the panel; false if nothing changed. */
  async function correct(command: StudioCommand, label: string): Promise<boolean> {
    keepTyped();
    const changed = await run(command, label);
    if (changed.length > 0) setRevision((number) => number + 1);
    return changed.length > 0;
  }

  async function save(choices: readonly KeptSide[] = []): Promise<void> {
    await untilSettled();
    try {
      const answer = await makeCall(client, 'studio.save', {
        body: { draft: sentFiles(latest.current), choices: [...choices] },
      });
      setConflicts(answer.conflicts);
      if (answer.conflicts.length > 0) return;
      set(afterSave(latest.current, answer.saved));
      setRevision((number) => number + 1);
      notify({
        kind: 'info',
        tone: 'success',
        message: answer.saved.length === 1 ? 'Saved 1 file.' : `Saved ${answer.saved.length} files.`,
      });
      await cache.invalidateQueries({ queryKey: everyAnswerOf('studio.read') });
    } catch (reason) {
      failed(reason);
    }
  }

  /** Submits the draft for review; true even while conflicts wait for a decision, false when the request failed. */
  async function submit(title: string, choices: readonly KeptSide[] = []): Promise<boolean> {
    await untilSettled();
    try {
      const body = { title, draft: sentFiles(latest.current), choices: [...choices] };
      const answer = await makeCall(client, 'studio.save', { body });
      setConflicts(answer.conflicts);
      setSending(answer.conflicts.length > 0 ? title : undefined);
      if (answer.conflicts.length > 0) return true;
      turn(emptyDraft);
      notify({ kind: 'info', tone: 'success', message: 'Sent. It waits under Publishing to be reviewed.' });
      await cache.invalidateQueries({ queryKey: everyAnswerOf('studio.changes') });
      return true;
    } catch (reason) {
      failed(reason);
      return false;
    }
  }

  function take(label: string, taken: readonly DraftText[]): void {
    const changed = taken.map(({ path, text }) => ({ path, text }));
    void afterCommands((draft) => withChange(draft, stored, { label, changed }));
  }

  async function action(work: () => Promise<void>): Promise<void> {
    await work().catch(failed);
  }

  /** Performs a step such as undo after all earlier typing and commands. */
  function afterCommands(step: typeof undo): Promise<void> {
    queue.current = untilSettled().then(() => turn(step(latest.current, stored)));
    return queue.current;
  }

  function turn(next: StudioDraft): void {
    set(next);
    setRevision((number) => number + 1);
  }

  return {
    ...{ files, error, draft, conflicts, revision, run, correct, save, submit, take, doing: action },
    /** Resumes a save or submission with one side of each conflict chosen. */
    resolve: async (choices: readonly KeptSide[]): Promise<void> =>
      sending === undefined ? await save(choices) : void (await submit(sending, choices)),
    /**
     * True while the page runs the previous page's unanswered commands, during which nothing may be typed.
     */
    isBringingBack,
    /** True while commands cannot connect to a gateway. */
    isAway,
    /** True for editors; users who may only view and review have no draft. */
    mayEdit: can('studio.edit'),
    /** Served texts, by path. */
    stored,
    metaSchemas: data?.metaSchemas,
    /** Draft as sent in calls, after a pause in its changes. */
    sent,
    diagnostics: check.data?.diagnostics ?? [],
    /** Last draft without errors, and whether it is the last checked one. */
    compiled,
    isCompiled: check.data === undefined || check.data.hash !== undefined,
    /** Preview of the draft, available before the draft is checked completely. */
    previewed,
    isChecking: check.isFetching || rested !== draft,
    write: (path: string, text: string) =>
      set(withChange(latest.current, stored, { label: `Text of ${path}`, changed: [{ path, text }] })),
    undo: () => void afterCommands(undo),
    redo: () => void afterCommands(redo),
    discard: () => afterCommands(withoutChanges),
    closeConflicts: () => setConflicts([]),
  };
}

/** Returns the served version as the compiled draft if the draft has no changes; otherwise undefined. */
function servedDraft(of: StudioDraft, hash: string): CompiledDraft | undefined {
  if (hash === '' || changedFiles(of).length > 0) return undefined;
  return { of, hash, changes: { base: hash, changes: '[]' } };
}

function warnOfNoRoom(): void {
  notify({
    ...{ kind: 'info', tone: 'warning' },
    message:
      'This browser has no room for your latest changes to the draft: a reload would bring it back without them. Save it, or send it to be published, before you leave the page.',
  });
}

function warnOfWait(reason: unknown): void {
  const kept = 'What you have changed is kept, and sent again until it is answered.';
  notify({
    ...{ kind: 'info', tone: 'warning' },
    message: messageOfError(reason, '').concat(' ', kept).trim(),
  });
}

function compiledDraft(
  of: StudioDraft,
  checked: Partial<CheckedDraft> | undefined,
): CompiledDraft | undefined {
  const { hash, base, changes, code } = checked ?? {};
  if (hash === undefined || base === undefined || changes === undefined) return undefined;
  return { of, hash, changes: { base, changes, ...(code !== undefined && { code }) } };
}

export type StudioState = ReturnType<typeof useStudio>;

/**
 * Encodes texts as JSON, since the gateway trims texts in request bodies, which would lose the final line
 * break.
 */
export function asSent(files: readonly SchemaText[]) {
  return files.map(({ path, text }) => ({ path, text: JSON.stringify(text) }));
}

export const sentTexts = (draft: StudioDraft) => asSent(changedFiles(draft));

function sentFiles(draft: StudioDraft) {
  return changedFiles(draft).map(({ path, base, text }) => ({
    ...{ path, base: JSON.stringify(base), text: JSON.stringify(text) },
  }));
}

/** Encodes the values of a patch as JSON, since the gateway drops blank values from request bodies. */
function sentAs(command: StudioCommand) {
  if (command.command === 'keep-example') return { ...command, trial: JSON.stringify(command.trial) };
  if (command.command !== 'edit') return command;
  const steps = command.steps.map((step) =>
    step.op === 'remove' ? step : { ...step, value: JSON.stringify(step.value) },
  );
  return { ...command, steps };
}
