import { useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useId, useMemo, useState } from 'react';
import {
  Button,
  everyAnswerOf,
  messageOfError,
  useEngine,
  useProduct,
  useWords,
} from '../../../engine/react/index.ts';
import { useCall } from '../../calls.ts';
import { previewOf, suggestedChoice, targetFields, withColumn, withStagedEntity } from './column-choice.ts';
import type { FileHead } from './read-head.ts';
import { sendFile } from './send-file.ts';

export interface ColumnFieldsProps {
  readonly file: File;
  readonly head: FileHead;
  readonly onEnd: () => void;
}

/** Which column becomes which field, with what the first lines would bring; then the file is sent. */
export function ColumnFields({ file, head, onEnd }: ColumnFieldsProps) {
  const known = useProduct();
  const product = useMemo(() => withStagedEntity(known), [known]);
  const { client, user } = useEngine();
  const cache = useQueryClient();
  const say = useWords();
  const id = useId();
  const [choice, setChoice] = useState(() => suggestedChoice(head, product));
  const [organization, setOrganization] = useState(user.organizations[0] ?? '');
  const [isWhole, setWhole] = useState(false);
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const fields = targetFields(product);
  const preview = previewOf(head, choice, product);
  const missing = fields.filter(({ path, isNeeded }) => isNeeded && choice[path] === undefined);
  const trouble = 'problem' in preview ? preview.problem : undefined;
  const assign = (path: string, column: string) => setChoice(withColumn(choice, path, column));

  async function send(): Promise<void> {
    setProblem(undefined);
    setSent(0);
    try {
      await sendFile(client, { file, organization, choice, isWhole, onSent: setSent });
      onEnd();
    } catch (error) {
      setProblem(messageOfError(error, say('answer.no-message')));
      setSent(undefined);
    } finally {
      void cache.invalidateQueries({ queryKey: everyAnswerOf('staging.list') });
    }
  }

  return (
    <section className="member-mapping" aria-label={`Columns of ${file.name}`}>
      <Columns columns={head.columns} taken={Object.values(choice)} onDrop={assign} />
      <table className="en-table">
        <caption className="en-visually-hidden">Which column becomes which field</caption>
        <thead>
          <tr>
            <th scope="col" className="en-th">
              Field
            </th>
            <th scope="col" className="en-th">
              Column
            </th>
            <th scope="col" className="en-th">
              First lines
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, title, isNeeded }) => (
            <tr key={path} data-field={path} className="member-field">
              <th scope="row" className="en-td">
                <label htmlFor={`${id}-${path}`}>
                  {title}
                  {isNeeded && <span className="member-needed"> (needed)</span>}
                </label>
              </th>
              <td className="en-td">
                <select
                  id={`${id}-${path}`}
                  className="en-input"
                  value={choice[path] ?? ''}
                  onChange={({ target }) => assign(path, target.value)}
                >
                  <option value="">–</option>
                  {[...new Set(head.columns)].map((column) => (
                    <option key={column} value={column}>
                      {column}
                    </option>
                  ))}
                </select>
              </td>
              <td className="en-td member-samples">
                {'samplesOf' in preview && preview.samplesOf(path).filter(Boolean).join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Organizations chosen={organization} onChoose={setOrganization} />
      <label className="member-whole">
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} /> The
        file has every member of the organization: others are staged no longer.
      </label>
      <div role="status">
        {missing.length > 0 && (
          <p className="en-warning">
            Every line needs {missing.map(({ title }) => title).join(', ')}: choose a column.
          </p>
        )}
        {sent !== undefined && (
          <p>
            <progress max={file.size} value={sent} aria-label="Sent" /> {Math.floor((100 * sent) / file.size)}{' '}
            % sent
          </p>
        )}
      </div>
      <div role="alert">
        {(problem ?? trouble) !== undefined && <p className="en-error">{problem ?? trouble}</p>}
      </div>
      <div className="member-actions">
        <Button onClick={onEnd} disabled={sent !== undefined}>
          Cancel
        </Button>
        <Button
          look="primary"
          disabled={missing.length > 0 || trouble !== undefined || sent !== undefined}
          onClick={() => void send()}
        >
          Send and Stage
        </Button>
      </div>
    </section>
  );
}

interface ColumnsProps {
  readonly columns: readonly string[];
  readonly taken: readonly string[];
  readonly onDrop: (path: string, column: string) => void;
}

/** The columns of the file, to be dragged onto a field; by keys, the field chooses its column. */
function Columns({ columns, taken, onDrop }: ColumnsProps) {
  const drop = (event: PointerEvent<HTMLElement>, column: string) => {
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const path = target?.closest<HTMLElement>('[data-field]')?.dataset['field'];
    if (path !== undefined) onDrop(path, column);
  };
  return (
    <ul className="member-columns" aria-label="Columns of the file, to be dragged onto a field">
      {columns.map((column, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name two columns alike, and their places stay
          key={index}
          className="member-column"
          data-taken={taken.includes(column) || undefined}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerUp={(event) => drop(event, column)}
        >
          {column}
        </li>
      ))}
    </ul>
  );
}

interface OrganizationsProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Whose members they are: a question only for those who work for several. */
function Organizations({ chosen, onChoose }: OrganizationsProps) {
  const { user } = useEngine();
  const { data } = useCall('organization.list');
  const id = useId();
  const nameOf = (organization: string) =>
    data?.rows.find(({ _id }) => _id === organization)?.name ?? organization;
  if (user.organizations.length < 2) return <p className="en-help">For {nameOf(chosen)}</p>;
  return (
    <div className="en-field">
      <label className="en-label" htmlFor={id}>
        Organization
      </label>
      <select id={id} className="en-input" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {user.organizations.map((organization) => (
          <option key={organization} value={organization}>
            {nameOf(organization)}
          </option>
        ))}
      </select>
    </div>
  );
}
