import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import type { SharedField } from '../../../engine/core/intake/row-plan.ts';
import {
  Button,
  everyAnswerOf,
  FailureNote,
  messageOfError,
  notify,
  Panel,
  useEngine,
  useEveryCodes,
  useMessages,
  useProduct,
} from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import {
  type ChosenColumns,
  previewOf,
  suggestedColumns,
  type TargetField,
  targetFields,
  withAssignedColumn,
  withStagedEntity,
} from './column-choice.ts';
import { FieldRows } from './FieldRows.tsx';
import { FileColumns } from './FileColumns.tsx';
import type { FileHead } from './read-head.ts';
import { sendFile } from './send-file.ts';

export interface ColumnFieldsProps {
  readonly file: File;
  readonly head: FileHead;
  readonly onEnd: () => void;
}

const noSamples = () => [];

/** Asks for the column of each field, with samples of the first lines, then sends the file. */
export function ColumnFields({ file, head, onEnd }: ColumnFieldsProps) {
  const known = useProduct();
  const codes = useEveryCodes();
  const product = useMemo(() => withStagedEntity({ ...known, codes }), [known, codes]);
  const { client, user } = useEngine();
  const cache = useQueryClient();
  const say = useMessages();
  const suggested = useMemo(() => suggestedColumns(head, product), [head, product]);
  const [choice, setChoice] = useState(suggested.columns);
  const [over, setOver] = useState<string>();
  const [organization, setOrganization] = useState(user.organizations[0] ?? '');
  const [isWhole, setWhole] = useState(false);
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const fields = targetFields(product);
  const preview = previewOf(head, choice, product);
  const missing = fields.filter(({ path, isRequired }) => isRequired && choice[path] === undefined);
  const problem = failure ?? ('problem' in preview ? preview.problem : undefined);
  const assign = (path: string, column: string) => setChoice(withAssignedColumn(choice, path, column));

  async function send(): Promise<void> {
    setFailure(undefined);
    setSent(0);
    try {
      const { encoding } = head;
      await sendFile(client, { file, organization, choice, isWhole, encoding, onSent: setSent });
      notify({ kind: 'info', message: 'The file has been sent. You may leave this page.' });
      onEnd();
    } catch (error) {
      setFailure(messageOfError(error, say('save-failed')));
      setSent(undefined);
    } finally {
      void cache.invalidateQueries({ queryKey: everyAnswerOf('staging.list') });
    }
  }

  return (
    <section className="member-mapping" aria-label={`Columns of ${file.name}`}>
      <div className="member-columns-frame">
        <h2 className="member-title">Columns of {file.name}</h2>
        <p className="en-help">Drag a column onto its field, or choose it there.</p>
        <FileColumns columns={head.columns} taken={Object.values(choice)} onOver={setOver} onDrop={assign} />
      </div>
      <SharedFields shared={suggested.shared} fields={fields} choice={choice} />
      <FieldRows
        fields={fields}
        columns={head.columns}
        choice={choice}
        over={over}
        samplesOf={'samplesOf' in preview ? preview.samplesOf : noSamples}
        onAssign={assign}
      />
      <FileOrganization chosen={organization} onChoose={setOrganization} />
      <label className="member-line">
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
        <span>The file has every member of the organization: others are staged no longer.</span>
      </label>
      <div className="member-actions">
        <div role="status" className="member-status">
          {missing.length > 0 && (
            <p>Every line needs {missing.map(({ title }) => title).join(', ')}: choose a column.</p>
          )}
          {sent !== undefined && (
            <p>
              <progress max={file.size} value={sent} aria-label="Sent" />{' '}
              {Math.floor((100 * sent) / file.size)} % sent
            </p>
          )}
        </div>
        <Button onClick={onEnd} disabled={sent !== undefined}>
          Cancel
        </Button>
        <Button
          look="primary"
          disabled={missing.length > 0 || 'problem' in preview || sent !== undefined}
          onClick={() => void send()}
        >
          Send and Stage
        </Button>
      </div>
      {problem !== undefined && <FailureNote text={problem} />}
    </section>
  );
}

interface SharedFieldsProps {
  readonly shared: readonly SharedField[];
  readonly fields: readonly TargetField[];
  readonly choice: ChosenColumns;
}

/** Lists fields that match several columns, until the sender chooses one of these columns. */
function SharedFields({ shared, fields, choice }: SharedFieldsProps) {
  const open = shared.filter(({ to }) => choice[to] === undefined);
  if (open.length === 0) return null;
  return (
    <Panel tone="warning" role="status">
      {open.map(({ to, columns }) => (
        <p key={to}>{sentenceOf(columns, fields.find(({ path }) => path === to)?.title ?? to)}</p>
      ))}
    </Panel>
  );
}

function sentenceOf(columns: readonly string[], title: string): string {
  const names = [...new Set(columns)].map((name) => `“${name}”`);
  return names.length === 1
    ? `Several columns are called ${names[0]}: rename all but one in the file to use it as ${title}.`
    : `The columns ${names.join(', ')} are names of one field: choose which of them is ${title}.`;
}

interface FileOrganizationProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Asks for the members' organization, but only users of several organizations. */
function FileOrganization({ chosen, onChoose }: FileOrganizationProps) {
  const { user } = useEngine();
  const { data } = useCall('organization.list');
  const id = useId();
  const nameOf = (organization: string) =>
    data?.rows.find(({ _id }) => _id === organization)?.name ?? organization;
  if (user.organizations.length < 2)
    return <p className="member-line">They are staged as members of {nameOf(chosen)}.</p>;
  return (
    <div className="en-field member-short">
      <label className="en-label" htmlFor={id}>
        Organization
      </label>
      <select
        id={id}
        className="en-input en-select"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {user.organizations.map((organization) => (
          <option key={organization} value={organization}>
            {nameOf(organization)}
          </option>
        ))}
      </select>
    </div>
  );
}
