import { formatDate } from '../../core/dates/dates.ts';
import { formatTime, wallTimeOf } from '../../core/dates/times.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';

export interface NewsLineProps {
  /** Number of rows that came, went or changed since they were read. */
  readonly changes: number;
  /** Milliseconds since 1970; 0 while nothing was read yet. */
  readonly readAt: number;
  readonly onShow: () => void;
}

/**
 * Line on when the rows were read and, once others have changed them, the way to the news. It always has the same
 * height.
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

/** Day and time, for paper, which is read on another day. */
export function momentText(moment: number): string {
  const { day, time } = wallTimeOf(new Date(moment).toISOString()) ?? { day: '', time: '' };
  return `${formatDate(day)} ${formatTime(time)}`;
}
