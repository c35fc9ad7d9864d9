import type { TabDescriptor } from '../../../core/product/tab.ts';
import { useMessages } from '../../context/use-messages.ts';
import { AwaitedAnswer } from '../../data/AwaitedAnswer.tsx';
import { useCall } from '../../data/use-call.ts';
import { Dialog } from '../../modal/Dialog.tsx';
import { LeaveButton } from '../../modal/LeavableFooter.tsx';
import { AppLink } from '../../parts/link.tsx';
import { linkOf } from '../../table/link-of.ts';
import type { JobRowEntry, JobWithRows } from './jobs.ts';

export interface JobDialogProps {
  readonly title: string;
  /** Text about the progress of the whole job. */
  readonly summary: string;
  readonly tab: TabDescriptor;
  readonly call: string;
  readonly id: string;
  readonly isRunning: boolean;
  readonly onClose: () => void;
}

const everyWhileRunning = 2_000;

/** Renders the result of a job, row by row. */
export function JobDialog({ title, summary, tab, call, id, isRunning, onClose }: JobDialogProps) {
  const say = useMessages();
  const answer = useCall<JobWithRows>(call, {
    query: { id },
    ...(isRunning ? { pollEvery: everyWhileRunning } : {}),
  });
  const link = tab.table.columns.find((column) => column.link !== undefined)?.link;
  return (
    <Dialog
      title={title}
      contextLine={summary}
      onClose={onClose}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>{say('bulk.close')}</LeaveButton>
        </div>
      }
    >
      {answer.data === undefined ? (
        <AwaitedAnswer answer={answer} about={id} />
      ) : (
        <table className="en-table en-job-rows">
          <thead>
            <tr>
              <th scope="col">{say('bulk.column.row')}</th>
              <th scope="col">{say('bulk.column.state')}</th>
              <th scope="col">{say('bulk.column.message')}</th>
            </tr>
          </thead>
          <tbody>
            {refusedFirst(answer.data.rows).map((row) => (
              <tr key={row.record} data-state={row.state}>
                <td>
                  <RowName row={row} link={link} />
                </td>
                <td>{say(`bulk.state.${row.state}`)}</td>
                <td>
                  <RowFiles files={row.files ?? []} />
                  {row.message}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

/** Sorts rows so that refused ones come first, since the user has to look at them. */
function refusedFirst(rows: JobWithRows['rows']): JobWithRows['rows'] {
  const isRefused = ({ state }: JobRowEntry) => state === 'refused';
  return [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row))];
}

function RowFiles({ files }: Required<Pick<JobRowEntry, 'files'>>) {
  const say = useMessages();
  if (files.length === 0) return null;
  return (
    <ul className="en-job-files">
      {files.map(({ title, from, to }) => (
        <li key={from}>
          {from === to ? say('bulk.page-of', { title, from }) : say('bulk.pages', { title, from, to })}
        </li>
      ))}
    </ul>
  );
}

function RowName({ row, link }: { readonly row: JobRowEntry; readonly link: string | undefined }) {
  const say = useMessages();
  if (row.name === undefined) return say('bulk.unnamed');
  return link === undefined ? row.name : <AppLink to={linkOf(link, { id: row.record })}>{row.name}</AppLink>;
}
