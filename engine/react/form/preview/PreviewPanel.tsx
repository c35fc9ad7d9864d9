import { formatDate } from '../../../core/dates/dates.ts';
import { yearsBetween } from '../../../core/expressions/runtime.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import type { FormatMessage } from '../../../core/messages/messages.ts';
import { wordOf } from '../../../core/text/word-of.ts';
import { useEngine } from '../../context/engine-context.ts';
import { useMessages } from '../../context/use-messages.ts';
import { Spinner } from '../../parts/icons.tsx';
import type { CallPreview, PreviewAnswer, PreviewColumn } from './preview-context.ts';

export interface PreviewPanelProps {
  readonly preview: CallPreview;
  readonly item: string;
  readonly items: string;
}

/** Renders the number of hits for the form's values, and the first hits; keeps its room during a refetch. */
export function PreviewPanel({ preview, item, items }: PreviewPanelProps) {
  const say = useMessages();
  const { answer, isStale, error } = preview;
  const isPending = isStale || (answer === undefined && error === null);
  return (
    <aside className="en-preview" aria-label={say('preview.title')} aria-busy={isPending}>
      <p className="en-preview-total" role="status" data-stale={isPending || undefined}>
        {answer !== undefined && countText(say, answer.total, { item, items })}
        {isPending && <Spinner />}
      </p>
      {error !== null && !isPending && (
        <p className="en-error" role="alert">
          {say('preview.failed')}
        </p>
      )}
      {answer !== undefined && answer.hits.length > 0 && <FirstRows answer={answer} isStale={isPending} />}
    </aside>
  );
}

function countText(
  say: FormatMessage,
  n: number,
  { item, items }: Pick<PreviewPanelProps, 'item' | 'items'>,
): string {
  if (n === 0) return say('preview.none', { items });
  return n === 1
    ? say('preview.one', { item })
    : say('preview.many', { n: n.toLocaleString('en-US'), items });
}

function FirstRows({ answer, isStale }: { readonly answer: PreviewAnswer; readonly isStale: boolean }) {
  const say = useMessages();
  const { clock } = useEngine();
  const { hits, columns } = answer;
  return (
    <div className="en-preview-rows" data-stale={isStale || undefined}>
      <table className="en-preview-table">
        <caption className="en-visually-hidden">{say('preview.first', { n: hits.length })}</caption>
        <thead>
          <tr>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <tr key={String(hit['id'])}>
              {columns.map((column) => (
                <td key={column.name} data-may-be-cut="">
                  {cellText(hit, column, clock.today())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellText(hit: JsonObject, { name, kind, unit, words }: PreviewColumn, today: string): string {
  const value = String(hit[name] ?? '');
  if (value === '') return '–';
  if (unit === 'years') return String(yearsBetween(value, today) ?? '');
  if (kind === 'date') return formatDate(value);
  return wordOf(words, value) ?? value;
}
