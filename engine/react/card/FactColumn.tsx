import { useId } from 'react';
import type { Scope } from '../../core/expressions/scope.ts';
import { isBlank } from '../../core/json/blank.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { CardDescriptor, Fact } from '../../core/product/card.ts';
import { isAllowed } from '../../core/records/access.ts';
import { PartView } from '../context/PartView.tsx';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { type Companions, readsAny } from '../data/use-companions.ts';
import { Contained } from '../parts/Contained.tsx';
import { useCellOf } from '../table/cells/use-cell-of.ts';

export interface FactColumnProps {
  readonly column: CardDescriptor['columns'][number];
  readonly record: JsonObject;
  readonly companions: Companions;
  /** Scope of the card's expressions. */
  readonly scope: Scope;
}

/** Renders a column of a card: facts, each with its title. */
export function FactColumn({ column, record, companions, scope }: FactColumnProps) {
  const id = useId();
  const product = useProduct();
  const { width = 1 } = column;
  const shown = column.facts.filter(
    ({ access, when }) => isAllowed(product, access, scope) && (when === undefined || when.evaluate(scope)),
  );
  const say = useMessages();
  // Keeps the heading, which reserves room for the facts while companions that they depend on are loading.
  if (shown.length === 0 && companions.loading.size === 0) return null;
  const blank = shown.filter((fact) => isFolded(fact, record, scope));
  const filled = shown.filter((fact) => !blank.includes(fact));
  return (
    <section
      className="en-card-column"
      style={{ flex: `${width} 1 calc(${width} * var(--en-card-unit))` }}
      {...(column.title === undefined ? {} : { 'aria-labelledby': id })}
    >
      {column.title !== undefined && (
        <h3 id={id} className="en-card-column-title">
          {column.title}
        </h3>
      )}
      <div className="en-fact-rows">
        {inRows(filled, width).map((facts, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <Facts key={row} facts={facts} {...{ record, companions, scope }} />
        ))}
      </div>
      {blank.length > 0 && (
        <details className="en-facts-blank">
          <summary>{say('card.blank', { titles: blank.map(({ title }) => title).join(', ') })}</summary>
          <Facts facts={blank} {...{ record, companions, scope }} />
        </details>
      )}
    </section>
  );
}

/** Divides the facts of a column that is at least twice as wide as others into two rows of about the same number. */
function inRows(facts: readonly Fact[], width: number): readonly (readonly Fact[])[] {
  if (width < 2) return [facts];
  const half = Math.ceil(facts.length / 2);
  return [facts.slice(0, half), facts.slice(half)];
}

function Facts({ facts, ...shared }: Omit<FactColumnProps, 'column'> & { readonly facts: readonly Fact[] }) {
  const say = useMessages();
  return (
    <dl className="en-facts">
      {facts.map((fact) => (
        <div key={`${fact.title}.${fact.field ?? ''}`} className="en-fact">
          <dt>{fact.title}</dt>
          <Contained place={`fact.${fact.title}`} fallback={<dd>{say('card.fact-failed')}</dd>}>
            <FactValue fact={fact} {...shared} />
          </Contained>
        </div>
      ))}
    </dl>
  );
}

/**
 * Reports whether a fact gets no line because its value in the record is blank. A fact computed from other
 * records keeps its line, since the user should notice that one of these lacks a value.
 */
function isFolded(fact: Fact, record: JsonObject, scope: Scope): boolean {
  if (fact.part !== undefined || (fact.reads ?? []).length > 0) return false;
  const value = fact.value === undefined ? fieldOf(fact, record) : fact.value.evaluate(scope);
  return isBlank(value) && isBlank(fact.note?.evaluate(scope));
}

interface FactValueProps extends Omit<FactColumnProps, 'column'> {
  readonly fact: Fact;
}

function FactValue({ fact, record, companions, scope }: FactValueProps) {
  const { codes } = useProduct();
  const say = useMessages();
  const isLoading = readsAny(fact, companions.loading);
  const isMissing = readsAny(fact, companions.failed);
  const value = fact.value === undefined ? fieldOf(fact, record) : fact.value.evaluate(scope);
  const set = fact.codes === undefined ? undefined : codes[fact.codes];
  const cell = useCellOf()(fact.cell);
  const text = (one: unknown) => cell.text(one, { row: record, codes: set, say });
  const lines = linesOf(fact, value, text);
  const note = isLoading || isMissing ? '' : (fact.note?.evaluate(scope) ?? '');
  const { Shown } = cell;
  const isShown = Shown !== undefined && lines.length > 0 && !isLoading && !isMissing;
  return (
    <dd aria-busy={isLoading}>
      {fact.part !== undefined && (
        <PartView part={fact.part} beside={companions.records as Readonly<Record<string, JsonObject>>} />
      )}
      {isShown && <Shown value={value} text={lines.join(', ')} row={record} />}
      {fact.part === undefined && !isShown && (
        <FactText
          lines={shownLines({ isLoading, isMissing, lines, fact, say })}
          isFaint={lines.length === 0 || isLoading || isMissing}
        />
      )}
      {note !== '' && <span className="en-fact-note">{note}</span>}
      {isLoading && fact.note !== undefined && <NoteRoom />}
    </dd>
  );
}

/** Reserves room for the line of a note, so that nothing below moves. */
function NoteRoom() {
  return (
    <span className="en-fact-note" aria-hidden="true">
      &nbsp;
    </span>
  );
}

function FactText({ lines, isFaint }: { readonly lines: readonly string[]; readonly isFaint: boolean }) {
  if (lines.length < 2) return <span className={isFaint ? 'en-fact-empty' : undefined}>{lines[0]}</span>;
  return (
    <ul className="en-fact-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/**
 * Lists the lines of a fact. A text cell gets one line per text, since texts would run together; other cells format a
 * list themselves.
 */
function linesOf(fact: Fact, value: unknown, text: (value: unknown) => string): readonly string[] {
  const values = fact.cell === 'text' && Array.isArray(value) ? value : [value];
  return [...new Set(values.map(text).filter(Boolean))];
}

interface Shown {
  readonly isLoading: boolean;
  readonly isMissing: boolean;
  readonly lines: readonly string[];
  readonly fact: Fact;
  readonly say: FormatMessage;
}

function shownLines({ isLoading, isMissing, lines, fact, say }: Shown): readonly string[] {
  if (isLoading) return [say('loading')];
  if (isMissing) return [say('card.missing')];
  return lines.length === 0 ? [fact.empty ?? '–'] : lines;
}

function fieldOf({ field }: Fact, record: JsonObject): unknown {
  return field === undefined ? undefined : getAt(record, pathToPointer(field));
}
