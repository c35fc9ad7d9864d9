import { labelAt } from '../../core/label.ts';
import { pathToPointer } from '../../core/pointer.ts';
import { Panel } from '../parts/Panel.tsx';
import { focusField } from './focus-field.ts';
import { useFormSnapshot, useOpenForm } from './form-react-context.ts';
import { tabOf } from './store/field-paths.ts';
import type { FormSnapshot } from './store/form-state.ts';

interface Entry {
  readonly key: string;
  /** Undefined for a problem that no field of the form can mend. */
  readonly path: string | undefined;
  readonly text: string;
}

/** After a stopped save: what has to be mended, each entry leading to its field. Said aloud once per attempt. */
export function ErrorSummary() {
  const { store, prefix } = useOpenForm();
  const snapshot = useFormSnapshot(store);
  const entries = snapshot.stops === 0 ? [] : entriesOf(snapshot);
  if (entries.length === 0) return null;
  return (
    <div className="en-summary">
      <Panel tone="danger">
        <p>{headline(entries)}</p>
        <ul>
          {entries.map(({ key, path, text }) => (
            <li key={key}>
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
        </ul>
      </Panel>
      <div key={snapshot.stops} className="en-visually-hidden" role="alert">
        {`${headline(entries)} ${entries.map(({ text }) => text).join(', ')}`}
      </div>
    </div>
  );
}

function headline(entries: readonly Entry[]): string {
  return entries.length === 1 ? '1 field needs attention:' : `${entries.length} fields need attention:`;
}

function openTabOf(store: ReturnType<typeof useOpenForm>['store'], path: string): void {
  const tab = tabOf(store.get().context.form.layout, path);
  if (tab !== undefined) store.openTab(tab);
}

function entriesOf(snapshot: FormSnapshot): readonly Entry[] {
  const { context, problems, places, views } = snapshot;
  const inFields = places.paths
    .filter((path) => views[path]?.isVisible === true && (views[path]?.errors.length ?? 0) > 0)
    .map((path) => ({ key: path, path, text: titleOf(context, path) }));
  const elsewhere = problems
    .filter(({ severity, at }) => severity === 'error' && !isShown(snapshot, at))
    .map(({ at, code, message }) => ({
      key: `${at} ${code}`,
      path: undefined,
      text: placed(context, at, message),
    }));
  return [...inFields, ...elsewhere];
}

function isShown({ places, views }: FormSnapshot, at: string): boolean {
  const path = places.at(at);
  return path !== undefined && views[path]?.isVisible === true;
}

function titleOf({ entity }: FormSnapshot['context'], path: string): string {
  return labelAt(entity, pathToPointer(path));
}

/** The message with the title of the field it is about, which this form does not show. */
function placed({ entity }: FormSnapshot['context'], at: string, message: string): string {
  const title = entity.fields[at]?.title;
  return title === undefined ? message : `${title}: ${message}`;
}
