import { getAtTokens, tokensOf } from '../../../engine/core/json/pointer.ts';
import type { StudioState } from './use-studio.ts';

export interface ProblemsProps {
  readonly studio: StudioState;
  readonly onOpen: (where: { readonly file: string; readonly at: string }) => void;
}

/** What the compiler says of the draft, errors first; each leads to the panel that it is about. */
export function Problems({ studio, onOpen }: ProblemsProps) {
  const { diagnostics, files } = studio;
  if (diagnostics.length === 0) return null;
  const sorted = diagnostics.toSorted(
    (a, b) => Number(a.severity !== 'error') - Number(b.severity !== 'error'),
  );
  const openPart = (path: string, pointer: string) => {
    const text = files.find((file) => file.path === path)?.text ?? '';
    onOpen({ file: path, at: objectAround(text, pointer) });
  };
  return (
    <section className="studio-problems" aria-label="Problems">
      <h3>{diagnostics.length === 1 ? '1 problem' : `${diagnostics.length} problems`}</h3>
      <ul>
        {sorted.map(({ path, pointer, line, severity, message, help, location }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two diagnostics can be alike
          <li key={index} data-severity={severity}>
            <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong> {message} {help}
            <button type="button" className="studio-crumb" onClick={() => openPart(path, pointer)}>
              {location} ({path}:{line})
            </button>
          </li>
        ))}
      </ul>
    </section>
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
    at += `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (typeof value !== 'object' || value === null) break;
    open = at;
  }
  return open;
}
