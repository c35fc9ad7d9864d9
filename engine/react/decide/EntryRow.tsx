import { type DecidedEntry, isDecided } from '../../core/compare/decisions.ts';
import { type ComparedPiece, markDifferences } from '../../core/compare/mark-differences.ts';
import type { EntrySince } from '../../core/compare/since-last.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { stringOrEmpty } from '../../core/json/string-values.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { SourceText } from '../parts/SourceText.tsx';
import type { Column } from '../table/columns.ts';
import { differingText, otherWordings, piecesIn } from './row-words.ts';
import { StatusMark } from './StatusMark.tsx';
import { statusOf } from './status-of.ts';
import type { ComparedLists } from './use-compared-lists.ts';

export interface EntryRowProps {
  readonly entry: DecidedEntry;
  readonly source: DecideSource;
  readonly columns: readonly Column[];
  readonly lists: ComparedLists;
  readonly canDecide: boolean;
  /** Pieces of the texts that the other entries of the group have, by column. */
  readonly others: readonly (readonly (readonly ComparedPiece[])[])[];
  readonly since: EntrySince;
  readonly isFocused: boolean;
  readonly isSelected: boolean;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
}

// biome-ignore-start lint/a11y/useSemanticElements: a grid of the ARIA kind, whose rows are laid out in two lines on narrow screens

/** Renders an entry: its text with marked differences, the lists that contain it, and its decision. */
export function EntryRow(props: EntryRowProps) {
  const { entry, source, columns, lists, canDecide, others, since, isFocused, isSelected } = props;
  const say = useMessages();
  const { codes } = useProduct();
  const [first] = entry.rows;
  const names = [...new Set(entry.rows.map((row) => lists.listOf(row)?.name ?? ''))];
  const status = statusOf(codes[source.codes], entry.result?.[source.status]);
  const isDone = isDecided(entry, source);
  return (
    <div
      role="row"
      data-entry={entry.key}
      data-decided={isDone}
      tabIndex={isFocused ? 0 : -1}
      aria-selected={canDecide ? isSelected : undefined}
      onFocus={({ target, currentTarget }) => {
        props.onFocus();
        // Moves the focus from the cell that a mouse press has focused to its row, since actions apply to rows.
        if (target.role === 'gridcell') currentTarget.focus();
      }}
    >
      <div role="gridcell" tabIndex={-1}>
        {canDecide && (
          <input
            type="checkbox"
            className="en-decide-select"
            tabIndex={-1}
            checked={isSelected}
            aria-label={say('flow.choose', { row: first === undefined ? '' : columns[0]?.textOf(first) })}
            onChange={props.onToggle}
          />
        )}
        {first !== undefined &&
          columns.map((column, index) => (
            <Text
              key={column.id}
              pieces={piecesIn(first, column, source.likeness)}
              others={others[index] ?? []}
              title={column.descriptor.title}
              isName={index === 0}
            />
          ))}
        <SourceText words={wordsOf(entry.rows, source)} />
        {first !== undefined &&
          otherWordings(entry.rows, columns).map((row) => (
            <div key={String(row[source.key])} className="en-decide-also">
              <span className="en-decide-label">{say('decide.also')}</span>{' '}
              <bdi>{differingText(row, first, columns)}</bdi>
              <span className="en-decide-from"> {lists.listOf(row)?.name}</span>
            </div>
          ))}
      </div>
      <div role="gridcell" tabIndex={-1} className="en-decide-from">
        {names.join(', ')}
        {since !== 'kept' && <span className="en-badge en-badge-info">{say(`decide.${since}`)}</span>}
      </div>
      <div role="gridcell" tabIndex={-1} className="en-decide-status">
        {status === undefined ? (
          <span className="en-decide-open">{say('decide.undecided')}</span>
        ) : (
          <>
            <StatusMark entry={status} />
            {status.display}
          </>
        )}
      </div>
    </div>
  );
}

// biome-ignore-end lint/a11y/useSemanticElements: end of the row

/** Joins the original wordings in the lists, each once. */
function wordsOf(rows: readonly JsonObject[], { newList }: DecideSource): string {
  const words = rows.map((row) => stringOrEmpty(row[newList?.words ?? '']));
  return [...new Set(words)].filter((each) => each !== '').join('\n');
}

interface TextProps {
  readonly pieces: readonly ComparedPiece[];
  readonly others: readonly (readonly ComparedPiece[])[];
  readonly title: string;
  readonly isName: boolean;
}

function Text({ pieces, others, title, isName }: TextProps) {
  if (pieces.length === 0) return null;
  const text = pieces.map((piece) => piece.text).join('');
  const shown = markDifferences(pieces, others).map(({ text: piece, isDifferent }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    isDifferent ? <mark key={index}>{piece}</mark> : piece,
  );
  if (isName)
    return (
      <bdi className="en-decide-name" title={text}>
        {shown}
      </bdi>
    );
  return (
    <div>
      <span className="en-decide-label">{title}</span> <bdi>{shown}</bdi>
    </div>
  );
}
