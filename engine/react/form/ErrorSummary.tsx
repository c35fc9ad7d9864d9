import { useSyncExternalStore } from 'react';
import { tokensOf } from '../../core/json/pointer.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import { tabOf } from '../../core/product/field-paths.ts';
import { useMessages } from '../context/use-messages.ts';
import { CheckIcon } from '../parts/icons.tsx';
import { Panel } from '../parts/Panel.tsx';
import { focusField } from './focus-field.ts';
import { useFormSnapshot, useOpenForm } from './form-react-context.ts';
import { refusedBeyond } from './refused-beyond.ts';
import { fieldFactsOf } from './store/field-facts.ts';
import type { FormSnapshot, StoppingProblem } from './store/form-state.ts';
import { summaryTitle } from './summary-title.ts';

interface Entry {
  readonly key: string;
  /** Path of the field; undefined for a problem that no field of the form can correct. */
  readonly path: string | undefined;
  readonly text: string;
  readonly isCorrected: boolean;
}

/**
 * Maximum number of linked fields, since a longer list is hard to read; every field shows its problems
 * itself.
 */
const mostEntries = 20;

/**
 * Lists the problems after a stopped save, each with a link to its field, and announces them once per attempt. The
 * list stays until the next attempt, with corrected entries ticked off, so that the form does not move.
 */
export function ErrorSummary() {
  const { store } = useOpenForm();
  const isStopped = useSyncExternalStore(store.subscribe, () => store.get().stoppedBy.length > 0);
  return isStopped && <Summary />;
}

/**
 * Renders the list of problems. It follows every change of the form, and is therefore mounted only after a stopped
 * save.
 */
function Summary() {
  const { store, prefix } = useOpenForm();
  const snapshot = useFormSnapshot(store);
  const { stops } = snapshot;
  const say = useMessages();
  const errors = entriesOf(snapshot, 'error', say);
  const warnings = errors.length > 0 ? [] : entriesOf(snapshot, 'warning', say);
  const entries = [...errors, ...warnings];
  if (entries.length === 0) return null;
  const open = entries.filter(({ isCorrected }) => !isCorrected);
  const isStoppedByOthers = open.length === 0 && hasErrors(snapshot);
  return (
    <div className="en-summary">
      <Panel tone={isStoppedByOthers ? 'danger' : toneOf(open, errors)}>
        <p>{isStoppedByOthers ? say('form.errors.others') : headlineOf(open, errors.length > 0, say)}</p>
        <ul>
          {entries.slice(0, mostEntries).map(({ key, path, text, isCorrected }) => (
            <li key={key} className={isCorrected ? 'en-summary-corrected' : ''}>
              {isCorrected && <CheckIcon />}
              {path === undefined ? (
                text
              ) : (
                <button
                  type="button"
                  className="en-summary-link"
                  onClick={() => {
                    openTabOf(store, path);
                    focusField(prefix, path);
                  }}
                >
                  {text}
                </button>
              )}
            </li>
          ))}
          {entries.length > mostEntries && (
            <li>{say('form.errors.more', { n: entries.length - mostEntries })}</li>
          )}
        </ul>
      </Panel>
      <div key={stops} className="en-visually-hidden" role="alert">
        <Announcement entries={entries} hasErrors={errors.length > 0} />
      </div>
    </div>
  );
}

/** Announces the problems that stopped the save; unchanged while the entries are corrected. */
function Announcement({
  entries,
  hasErrors,
}: {
  readonly entries: readonly Entry[];
  readonly hasErrors: boolean;
}) {
  const say = useMessages();
  const found = entries.map((entry) => ({ ...entry, isCorrected: false }));
  const headline = headlineOf(found, hasErrors, say);
  return `${headline} ${found
    .slice(0, mostEntries)
    .map(({ text }) => text)
    .join(', ')}`;
}

function headlineOf(open: readonly Entry[], hasErrors: boolean, say: FormatMessage): string {
  if (open.length === 0) return say('form.errors.corrected');
  if (!hasErrors) return say('form.look-again');
  const { length: n } = open.filter(({ path }) => path !== undefined);
  if (n === 0) return say('form.errors.refused');
  return n === 1 ? say('form.errors.one') : say('form.errors', { n });
}

/** Reports whether a save would be stopped now, even by a problem that is newer than the last attempt. */
function hasErrors({ problems }: FormSnapshot): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function toneOf(open: readonly Entry[], errors: readonly Entry[]) {
  if (open.length === 0) return 'info';
  return errors.length > 0 ? 'danger' : 'warning';
}

function openTabOf(store: ReturnType<typeof useOpenForm>['store'], path: string): void {
  const tab = tabOf(store.get().context.form.layout, path);
  if (tab !== undefined) store.openTab(tab);
}

/** Builds one entry for each field with problems, and one for each problem that no field shows. */
function entriesOf(
  snapshot: FormSnapshot,
  severity: 'error' | 'warning',
  say: FormatMessage,
): readonly Entry[] {
  const found = new Map<string, Entry>();
  for (const problem of snapshot.stoppedBy) {
    if (problem.severity !== severity) continue;
    const entry = entryOf(snapshot, problem, say);
    if (!found.has(entry.key)) found.set(entry.key, entry);
  }
  return [...found.values()];
}

function entryOf(snapshot: FormSnapshot, problem: StoppingProblem, say: FormatMessage): Entry {
  const { context, views } = snapshot;
  const path =
    problem.path === undefined || views[problem.path]?.isVisible === false ? undefined : problem.path;
  if (path === undefined) {
    const { at, code, message } = problem;
    return {
      key: `${at} ${code}`,
      path,
      text: refusedBeyond({ title: titleAt(context, at), message }, say),
      isCorrected: isGone(snapshot, problem),
    };
  }
  const title = summaryTitle(context, path, views[path]?.title ?? fieldFactsOf(context, path).title);
  const text = problem.severity === 'warning' ? `${title}: ${problem.message}` : title;
  return { key: path, path, text, isCorrected: isGone(snapshot, problem) };
}

/**
 * Reports whether the user has corrected a problem: no problem is left at its path or, for a field, none of
 * its severity.
 */
function isGone({ problems, views }: FormSnapshot, { at, path, code, severity }: StoppingProblem): boolean {
  if (path === undefined || views[path] === undefined)
    return !problems.some((each) => each.at === at && each.code === code);
  const { errors, warnings } = views[path];
  return severity === 'error' ? errors.length === 0 : warnings.length === 0;
}

/** Finds the title of a field that this form does not show. */
function titleAt(context: FormSnapshot['context'], at: string): string | undefined {
  return context.entity.fields[at] === undefined
    ? undefined
    : fieldFactsOf(context, tokensOf(at).join('.')).title;
}
