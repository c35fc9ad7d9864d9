import { useId, useState } from 'react';
import { getAtTokens, pointerOf, tokensOf } from '../../engine/core/json/pointer.ts';
import type { DraftDiagnostic } from '../../engine/core/protocol/workbench.ts';
import { Button } from '../../engine/react/index.ts';
import { DownIcon, UpIcon } from '../../engine/react/parts/icons.tsx';
import { useCall } from '../../screens/calls.ts';
import { titleOfFix } from './fix-title.ts';
import { useTechnicalDetails } from './technical-details.ts';
import type { StudioState } from './use-studio.ts';
import './problems.css';

export interface ProblemsProps {
  readonly studio: StudioState;
  readonly onOpen: (where: { readonly file: string; readonly at: string; readonly field: string }) => void;
}

/**
 * Shows the compiler's diagnostics of the draft, folded into one line with the first problem of this change and its
 * fix. Reserves the line, so that nothing shifts under a typing user.
 */
export function Problems({ studio, onOpen }: ProblemsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { own, before } = useProblems(studio);
  const count = own.length + before.length;
  if (count === 0) return <div className="studio-problems" />;
  const [first] = own.length > 0 ? own : before;
  const shown = isOpen || first === undefined ? own : [first];
  return (
    <section className="studio-problems" aria-label="Problems" data-open={isOpen}>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={isOpen ? <DownIcon /> : <UpIcon />}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 1 ? '1 problem' : `${count} problems`}
      </Button>
      <div id={id} className="studio-problem-body">
        <ProblemList {...{ studio, onOpen }} diagnostics={shown} all={own} />
        {isOpen && before.length > 0 && (
          <details open={own.length === 0}>
            <summary>{`${before.length} not of this change`}</summary>
            <ProblemList {...{ studio, onOpen }} diagnostics={before} />
          </details>
        )}
      </div>
    </section>
  );
}

/** Splits the diagnostics into those that the draft causes and all others, errors first. */
function useProblems({ diagnostics, sent }: StudioState) {
  const isDraft = sent.length > 0;
  const { data } = useCall('studio.check', {
    body: { draft: [] },
    isEnabled: isDraft && diagnostics.length > 0,
  });
  const known = new Set(isDraft ? data?.diagnostics?.map(keyOf) : []);
  const sorted = errorsFirst(diagnostics);
  return {
    own: sorted.filter((each) => !known.has(keyOf(each))),
    before: sorted.filter((each) => known.has(keyOf(each))),
  };
}

function errorsFirst(diagnostics: readonly DraftDiagnostic[]): readonly DraftDiagnostic[] {
  return diagnostics.toSorted((a, b) => Number(a.severity !== 'error') - Number(b.severity !== 'error'));
}

function keyOf({ path, pointer, detail }: Pick<DraftDiagnostic, 'path' | 'pointer' | 'detail'>): string {
  return `${path} ${pointer} ${detail}`;
}

export interface ProblemListProps {
  readonly studio: StudioState;
  readonly diagnostics: readonly DraftDiagnostic[];
  /** All problems that a fix of the same kind can correct together; by default only the listed ones. */
  readonly all?: readonly DraftDiagnostic[];
  /** Opens the location of a problem; absent where the shown draft is not the user's own. */
  readonly onOpen?: ProblemsProps['onOpen'] | undefined;
}

/** Lists each problem with its location, and with its fix where the compiler knows one. */
export function ProblemList({ studio, diagnostics: given, all = given, onOpen }: ProblemListProps) {
  const diagnostics = errorsFirst(given);
  const { isShown: isTechnical } = useTechnicalDetails();
  const openPart = (path: string, pointer: string) => {
    const text = studio.files.find((file) => file.path === path)?.text ?? '';
    const at = objectAround(text, pointer);
    onOpen?.({ file: path, at, field: tokensOf(pointer)[tokensOf(at).length] ?? '' });
  };
  return (
    <ul className="studio-problem-list">
      {diagnostics.map((diagnostic, index) => {
        const { path, pointer, line, severity, message, help, detail, location } = diagnostic;
        const site = isTechnical ? `${location} (${path}:${line})` : location;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two diagnostics can be alike
          <li key={index} data-severity={severity}>
            <p>
              <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong> {message} {help}{' '}
              {onOpen === undefined ? (
                <span className="studio-kind">{site}</span>
              ) : (
                <button type="button" className="studio-crumb" onClick={() => openPart(path, pointer)}>
                  {site}
                </button>
              )}
            </p>
            {isTechnical && <p className="studio-kind">{detail}</p>}
            <QuickFixes
              {...{ studio, diagnostic, all }}
              isFirst={
                diagnostics.findIndex(({ code, fix }) => code === diagnostic.code && fix !== undefined) ===
                index
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

interface QuickFixesProps extends Pick<ProblemListProps, 'studio'> {
  readonly diagnostic: DraftDiagnostic;
  readonly all: readonly DraftDiagnostic[];
  /** True for the first problem of its kind, which alone shows the fix of all problems of the kind. */
  readonly isFirst: boolean;
}

/** Shows the fix of a problem and, if there are several of its kind, a fix for all of them. */
function QuickFixes({ studio, diagnostic: { code, fix }, all, isFirst }: QuickFixesProps) {
  const { isShown: isTechnical } = useTechnicalDetails();
  if (fix === undefined) return null;
  const { path, steps } = fix;
  const title = isTechnical ? fix.title : titleOfFix(studio, fix);
  const alike = all.filter((each) => each.code === code && each.fix !== undefined);
  return (
    <span className="studio-actions">
      <Button onClick={() => void studio.correct({ command: 'edit', path, steps: JSON.parse(steps) }, title)}>
        {title}
      </Button>
      {isFirst && alike.length > 1 && (
        <Button
          look="quiet"
          onClick={() => void studio.correct({ command: 'fix', code }, `Correct ${alike.length} problems`)}
        >
          Correct all {alike.length} of this kind
        </Button>
      )}
    </span>
  );
}

/** Finds the object or list around a value, which a panel can show. */
function objectAround(text: string, pointer: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return '';
  }
  let at = '';
  let open = '';
  for (const token of tokensOf(pointer)) {
    value = getAtTokens(value, [token]);
    at += pointerOf([token]);
    if (typeof value !== 'object' || value === null) break;
    open = at;
  }
  return open;
}
