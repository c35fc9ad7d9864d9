import { getAtTokens, pointerOf, tokensOf } from '../../engine/core/json/pointer.ts';
import type { DraftDiagnostic } from '../../engine/core/protocol/workbench.ts';
import { Button } from '../../engine/react/index.ts';
import type { StudioState } from './use-studio.ts';

export interface ProblemsProps {
  readonly studio: StudioState;
  readonly onOpen: (where: { readonly file: string; readonly at: string; readonly field: string }) => void;
}

/** Lists the compiler's diagnostics of the draft; each problem leads to the panel that it is about. */
export function Problems({ studio, onOpen }: ProblemsProps) {
  const { diagnostics } = studio;
  if (diagnostics.length === 0) return null;
  return (
    <section className="studio-problems" aria-label="Problems">
      <h3>{diagnostics.length === 1 ? '1 problem' : `${diagnostics.length} problems`}</h3>
      <ProblemList {...{ studio, diagnostics, onOpen }} />
    </section>
  );
}

export interface ProblemListProps {
  readonly studio: StudioState;
  readonly diagnostics: readonly DraftDiagnostic[];
  /** Callback to open a place; absent where what is shown is no draft of one's own. */
  readonly onOpen?: ProblemsProps['onOpen'] | undefined;
}

/** Errors first; each with its place, and with what corrects it where the compiler knows that. */
export function ProblemList({ studio, diagnostics, onOpen }: ProblemListProps) {
  const sorted = diagnostics.toSorted(
    (a, b) => Number(a.severity !== 'error') - Number(b.severity !== 'error'),
  );
  const openPart = (path: string, pointer: string) => {
    const text = studio.files.find((file) => file.path === path)?.text ?? '';
    const at = objectAround(text, pointer);
    onOpen?.({ file: path, at, field: tokensOf(pointer)[tokensOf(at).length] ?? '' });
  };
  return (
    <ul className="studio-problem-list">
      {sorted.map((diagnostic, index) => {
        const { path, pointer, line, severity, message, help, location } = diagnostic;
        const place = `${location} (${path}:${line})`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two diagnostics can be alike
          <li key={index} data-severity={severity}>
            <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong> {message} {help}
            {onOpen === undefined ? (
              <span className="studio-kind"> {place}</span>
            ) : (
              <button type="button" className="studio-crumb" onClick={() => openPart(path, pointer)}>
                {place}
              </button>
            )}
            <QuickFixes
              {...{ studio, diagnostic }}
              isFirst={
                sorted.findIndex(({ code, fix }) => code === diagnostic.code && fix !== undefined) === index
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

interface QuickFixesProps {
  readonly studio: StudioState;
  readonly diagnostic: DraftDiagnostic;
  /** The first of its kind: what corrects all of them stands with it alone. */
  readonly isFirst: boolean;
}

/** The change that corrects a problem, and all of its kind at once where there are several. */
function QuickFixes({ studio, diagnostic: { code, fix }, isFirst }: QuickFixesProps) {
  if (fix === undefined) return null;
  const { title, path, steps } = fix;
  const alike = studio.diagnostics.filter((each) => each.code === code && each.fix !== undefined);
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

/** The object or list that a value stands in: panels are of these. */
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
