import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  Button,
  everyAnswerOf,
  FailureNote,
  messageOfError,
  notify,
  useEngine,
  useEveryCodes,
  useMessages,
  useProduct,
} from '../../../engine/react/index.ts';
import { previewOf, suggestedColumns, targetFields, withColumn, withStagedEntity } from './column-choice.ts';
import { FieldRows } from './FieldRows.tsx';
import { FileColumns } from './FileColumns.tsx';
import { FileOrganization } from './FileOrganization.tsx';
import type { FileHead } from './read-head.ts';
import { SharedFields } from './SharedFields.tsx';
import { sendFile } from './send-file.ts';

export interface ColumnFieldsProps {
  readonly file: File;
  readonly head: FileHead;
  readonly onEnd: () => void;
}

const noSamples = () => [];

/** Asks which column becomes which field, with what the first lines would bring; then sends the file. */
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
  const assign = (path: string, column: string) => setChoice(withColumn(choice, path, column));

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
