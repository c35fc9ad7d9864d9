import { useState } from 'react';
import type { BulkWork, TabDescriptor } from '../../../core/product/tab.ts';
import { messageOfError } from '../../client/call-error.ts';
import { useEngine } from '../../context/engine-context.ts';
import { readStored, writeStored } from '../../context/stored-settings.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useOwnKey } from '../../context/use-own-key.ts';
import { notify } from '../../notifications/notify.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { CloseIcon, Spinner } from '../../parts/icons.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { JobDialog } from './JobDialog.tsx';
import type { JobEntry } from './jobs.ts';

export interface JobListProps {
  readonly tab: TabDescriptor;
  readonly bulk: BulkWork;
  readonly jobs: readonly JobEntry[];
  readonly onChanged: () => void;
}

/** Maximum number of jobs shown, and of hidden jobs remembered; together, no more than the call lists. */
const [mostShown, mostHidden] = [10, 30];

/**
 * Renders the jobs that the user has started, with their progress; they are listed again on the next visit of the
 * page.
 */
export function JobList({ tab, bulk, jobs, onChanged }: JobListProps) {
  const { client } = useEngine();
  const say = useMessages();
  const key = useOwnKey(`${tab.name}.hidden-jobs`);
  const [hidden, setHidden] = useState(() => (readStored(key) ?? '').split(' '));
  const [opened, setOpened] = useState<JobEntry>();
  const [fetching, setFetching] = useState<string>();
  const shown = jobs.filter(({ id, waiting }) => waiting > 0 || !hidden.includes(id)).slice(0, mostShown);
  if (shown.length === 0) return null;

  const titleOf = ({ action }: JobEntry) => bulk.actions[action]?.title ?? action;
  const hide = (id: string) => {
    const next = [...hidden, id].slice(-mostHidden);
    setHidden(next);
    writeStored(key, next.join(' '));
  };
  const fetchFile = async ({ id, action }: JobEntry) => {
    const files = bulk.actions[action]?.files;
    if (files === undefined) return;
    setFetching(id);
    try {
      saveFile(`${files.title}.pdf`, (await client.call(files.call, { query: { id } })) as Blob);
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, say('load-failed')) });
    } finally {
      setFetching(undefined);
    }
  };
  const stop = async (id: string) => {
    try {
      await client.call(bulk.cancel, { body: { id } });
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, say('save-failed')) });
    }
    onChanged();
  };
  return (
    <section className="en-jobs" aria-label={say('bulk.jobs')}>
      {shown.map((job) => (
        <div key={job.id} className="en-job">
          <span role="status">
            {say('bulk.job', { title: titleOf(job), progress: progressText(job, say) })}
          </span>
          {job.waiting > 0 && (
            <progress aria-label={titleOf(job)} value={job.total - job.waiting} max={job.total} />
          )}
          {job.files > 0 && job.waiting === 0 && (
            <Button
              aria-label={say('bulk.file-of', { title: titleOf(job) })}
              aria-busy={fetching === job.id}
              disabled={fetching === job.id}
              icon={fetching === job.id ? <Spinner /> : undefined}
              onClick={() => void fetchFile(job)}
            >
              {say('bulk.file')}
            </Button>
          )}
          <Button look="quiet" onClick={() => setOpened(job)}>
            {say('bulk.details')}
          </Button>
          {job.waiting > 0 ? (
            <Button look="quiet" onClick={() => void stop(job.id)}>
              {say('bulk.stop')}
            </Button>
          ) : (
            <IconButton label={say('bulk.dismiss', { title: titleOf(job) })} onClick={() => hide(job.id)}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
      ))}
      {opened !== undefined && (
        <JobDialog
          title={titleOf(opened)}
          summary={progressText(jobs.find(({ id }) => id === opened.id) ?? opened, say)}
          tab={tab}
          call={bulk.read}
          id={opened.id}
          isRunning={jobs.some(({ id, waiting }) => id === opened.id && waiting > 0)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

/** Formats the progress of a job: the numbers of rows done, refused and unchanged. */
function progressText(job: JobEntry, say: ReturnType<typeof useMessages>): string {
  const { total, waiting, done, refused, cancelled } = job;
  const state =
    waiting > 0 ? say('bulk.running', { ended: total - waiting, total }) : say('bulk.ended', { done, total });
  return [
    state,
    ...(refused > 0 ? [say('bulk.refused', { refused })] : []),
    ...(cancelled > 0 ? [say('bulk.left', { cancelled })] : []),
  ].join(', ');
}
