import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../engine/core/dates/dates.ts';
import {
  Button,
  everyAnswerOf,
  messageOfError,
  notify,
  useEngine,
  useWords,
} from '../../../engine/react/index.ts';
import type { Calls } from '../../../generated/calls.types.ts';
import { makeCall, useCall } from '../../calls.ts';

type StagedFile = Calls['staging.list']['answer']['rows'][number];

/** Milliseconds between two looks while a file is on its way. */
const every = 1_500;

/** What has become of the files that were sent, by whomever: it goes on without this page. */
export function StagedFiles() {
  const [isMoving, setMoving] = useState(false);
  const { data } = useCall('staging.list', { ...(isMoving ? { pollEvery: every } : {}) });
  const rows = data?.rows ?? [];
  const moves = rows.some(({ state }) => state === 'waiting' || state === 'running');
  if (moves !== isMoving) setMoving(moves);
  if (rows.length === 0) return null;
  return (
    <table className="en-table">
      <caption className="member-caption">Files that were sent</caption>
      <thead>
        <tr>
          {['File', 'Sent', 'State', 'Rejected', ''].map((title) => (
            <th key={title} scope="col" className="en-th">
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
  const say = useWords();

  async function remove(): Promise<void> {
    try {
      await makeCall(client, 'staging.remove', { body: { upload: row._id } });
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, say('answer.no-message')) });
    }
    await cache.invalidateQueries({ queryKey: everyAnswerOf('staging.list') });
  }

  async function save(): Promise<void> {
    const answer: unknown = await makeCall(client, 'staging.rejected', { query: { upload: row._id } });
    if (!(answer instanceof Blob)) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(answer);
    link.download = 'rejected-lines.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <tr>
      <th scope="row" className="en-td">
        {row.name}
      </th>
      <td className="en-td">
        {formatDateTime(row.at)}, {row.by}
      </td>
      <td className="en-td">{stateOf(row)}</td>
      <td className="en-td">
        {row.rejected === 0 ? (
          '0'
        ) : (
          <Button onClick={() => void save()}>{`${count(row.rejected)}: download`}</Button>
        )}
      </td>
      <td className="en-td">
        <Button onClick={() => void remove()} disabled={row.state === 'running'}>
          Remove
        </Button>
      </td>
    </tr>
  );
}

function stateOf(row: StagedFile): string {
  const { state, size, received, lines, created, changed, unchanged, message } = row;
  if (state === 'preparing') return `${Math.floor((100 * received) / Math.max(1, size))} % have arrived`;
  if (state === 'waiting') return 'Waiting';
  if (state === 'running') return `${count(lines)} lines so far`;
  if (state === 'failed') return message ?? 'Failed';
  const staged = created + changed + unchanged;
  return `Done: ${count(staged)} staged (${count(created)} new, ${count(changed)} changed, ${count(unchanged)} unchanged)`;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
