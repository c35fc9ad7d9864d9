import { formatDate } from '../../core/dates/dates.ts';
import { formatTime, wallTimeOf } from '../../core/dates/times.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';

export interface NewsLineProps {
  /** Number of rows added, removed or changed since the rows were read. */
  readonly changes: number;
  /** Time of the read, in milliseconds since 1970; 0 before the first read. */
  readonly readAt: number;
  readonly onShow: () => void;
}

/**
 * Renders the time at which the rows were read and, once other users have changed rows, a button that shows the
 * changes. Its height is constant.
 */
export function NewsLine({ changes, readAt, onShow }: NewsLineProps) {
  const say = useMessages();
  return (
    <div className="en-news-line" role="status">
      {changes > 0 && (
        <Button className="en-news" onClick={onShow}>
          {say(changes === 1 ? 'saved.change' : 'saved.changes', { count: changes })}
        </Button>
      )}
      {changes === 0 && readAt > 0 && <span>{say('saved.as-of', { time: timeText(readAt) })}</span>}
    </div>
  );
}

function timeText(moment: number): string {
  return formatTime(wallTimeOf(new Date(moment).toISOString())?.time ?? '');
}

/** Formats day and time of a moment for print, since paper may be read on another day. */
export function momentText(moment: number): string {
  const { day, time } = wallTimeOf(new Date(moment).toISOString()) ?? { day: '', time: '' };
  return `${formatDate(day)} ${formatTime(time)}`;
}
