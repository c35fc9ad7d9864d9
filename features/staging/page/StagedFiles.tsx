import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../engine/core/dates/dates.ts';
import {
  Button,
  everyAnswerOf,
  messageOfError,
  notify,
  saveFile,
  useEngine,
  useMessages,
} from '../../../engine/react/index.ts';
import type { Calls } from '../../../generated/calls.types.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';

type StagedFile = Calls['staging.list']['answer']['rows'][number];

/** Milliseconds between two polls while a file is being processed. */
const every = 1_500;

/** Lists all users' sent files and their states, since processing continues without this page. */
export function StagedFiles() {
  const [isMoving, setMoving] = useState(false);
  const { data } = useCall('staging.list', { ...(isMoving ? { pollEvery: every } : {}) });
  const rows = data?.rows ?? [];
  const moves = rows.some(({ state }) => state === 'waiting' || state === 'running');
  if (moves !== isMoving) setMoving(moves);
  if (rows.length === 0) return null;
  return (
    <table className="member-table member-sent">
      <caption className="member-title">Files that were sent</caption>
      <thead>
        <tr>
          {['File', 'Sent', 'State', 'Rejected lines', ''].map((title) => (
            <th key={title} scope="col">
              {title === '' ? <span className="en-visually-hidden">Actions</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FileRow key={row._id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function FileRow({ row }: { readonly row: StagedFile }) {
  const { client } = useEngine();
  const cache = useQueryClient();
  const say = useMessages();

  async function remove(): Promise<void> {
    try {
      await makeCall(client, 'staging.remove', { body: { upload: row._id } });
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, say('save-failed')) });
    }
    await cache.invalidateQueries({ queryKey: everyAnswerOf('staging.list') });
  }

  async function save(): Promise<void> {
    try {
      const answer: unknown = await makeCall(client, 'staging.rejected', { query: { upload: row._id } });
      if (answer instanceof Blob) saveFile('rejected-lines.csv', answer);
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, say('save-failed')) });
    }
  }

  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td data-title="Sent">
        {formatDateTime(row.at)} <span className="member-muted">{row.by}</span>
      </td>
      <td data-title="State">
        <State row={row} />
      </td>
      <td data-title="Rejected lines">
        {row.rejected === 0 ? (
          '0'
        ) : (
          <Button
            aria-label={`${count(row.rejected)}: download the rejected lines of ${row.name}`}
            onClick={() => void save()}
          >{`${count(row.rejected)}: download`}</Button>
        )}
      </td>
      <td className="member-sent-actions">
        <Button
          aria-label={`Remove ${row.name}`}
          onClick={() => void remove()}
          disabled={row.state === 'running'}
        >
          Remove
        </Button>
      </td>
    </tr>
  );
}

/** Shows the progress of a file, whose number of lines is unknown until it is read. */
function State({ row }: { readonly row: StagedFile }) {
  const { state, size, received } = row;
  return (
    <>
      {state === 'preparing' && <progress max={size} value={received} aria-hidden="true" />}
      {(state === 'waiting' || state === 'running') && <progress aria-hidden="true" />}
      <span className={state === 'failed' ? 'member-failed' : undefined}>{stateOf(row)}</span>
    </>
  );
}

function stateOf(row: StagedFile): string {
  const { state, size, received, lines, created, changed, unchanged, message } = row;
  if (state === 'preparing') return `${Math.floor((100 * received) / Math.max(1, size))} % arrived`;
  if (state === 'waiting') return 'Waiting to be staged';
  if (state === 'running') return `Staging: ${count(lines)} lines so far`;
  if (state === 'failed') return message ?? 'Failed';
  const staged = created + changed + unchanged;
  return `Done: ${count(staged)} staged (${count(created)} new, ${count(changed)} changed, ${count(unchanged)} unchanged)`;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
