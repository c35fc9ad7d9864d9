import { useId } from 'react';
import { isAllowed } from '../../core/access.ts';
import type { Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json.ts';
import { getAt, pathToPointer } from '../../core/pointer.ts';
import type { CardDescriptor, Fact } from '../../core/product/card.ts';
import type { Words } from '../../core/words.ts';
import { PartView } from '../provider/PartView.tsx';
import { useProduct } from '../provider/use-product.ts';
import { useWords } from '../provider/use-words.ts';
import { cells } from '../table/cells/registry.ts';
import type { Companions } from './use-companions.ts';

export interface FactColumnProps {
  readonly column: CardDescriptor['columns'][number];
  readonly record: JsonObject;
  readonly companions: Companions;
  /** What the card's expressions read. */
  readonly scope: Scope;
}

/** One column of a card: its facts, each with its title. */
export function FactColumn({ column, record, companions, scope }: FactColumnProps) {
  const id = useId();
  const product = useProduct();
  const shown = column.facts.filter(
    ({ access, when }) => isAllowed(product, access, scope) && (when === undefined || when.evaluate(scope)),
  );
  return (
    <section className="en-card-column" {...(column.title === undefined ? {} : { 'aria-labelledby': id })}>
      {column.title !== undefined && (
        <h3 id={id} className="en-card-column-title">
          {column.title}
        </h3>
      )}
      <dl className="en-facts">
        {shown.map((fact) => (
          <FactLine
            scope={scope}
            key={`${fact.title}.${fact.field ?? ''}`}
            fact={fact}
            record={record}
            companions={companions}
          />
        ))}
      </dl>
    </section>
  );
}

interface FactLineProps extends Omit<FactColumnProps, 'column'> {
  readonly fact: Fact;
}

function FactLine({ fact, record, companions, scope }: FactLineProps) {
  const { codes } = useProduct();
  const say = useWords();
  const reads = fact.reads ?? [];
  const isLoading = reads.some((name) => companions.loading.has(name));
  const isMissing = reads.some((name) => companions.failed.has(name));
  const value = fact.value === undefined ? fieldOf(fact, record) : fact.value.evaluate(scope);
  const set = fact.codes === undefined ? undefined : codes[fact.codes];
  const text = cells[fact.cell].text(value, { row: record, codes: set, say });
  const note = isLoading || isMissing ? '' : (fact.note?.evaluate(scope) ?? '');
  return (
    <div className="en-fact">
      <dt>{fact.title}</dt>
      <dd aria-busy={isLoading}>
        {fact.part !== undefined && (
          <PartView part={fact.part} beside={companions.records as Readonly<Record<string, JsonObject>>} />
        )}
        {fact.part === undefined && (
          <FactText
            text={textOf({ isLoading, isMissing, text, fact, say })}
            isFaint={text === '' || isLoading || isMissing}
          />
        )}
        {note !== '' && <span className="en-fact-note">{note}</span>}
      </dd>
    </div>
  );
}

function FactText({ text, isFaint }: { readonly text: string; readonly isFaint: boolean }) {
  return <span className={isFaint ? 'en-fact-empty' : undefined}>{text}</span>;
}

interface Shown {
  readonly isLoading: boolean;
  readonly isMissing: boolean;
  readonly text: string;
  readonly fact: Fact;
  readonly say: Words;
}

function textOf({ isLoading, isMissing, text, fact, say }: Shown): string {
  if (isLoading) return say('loading');
  if (isMissing) return say('card.missing');
  return text === '' ? (fact.empty ?? '–') : text;
}

function fieldOf({ field }: Fact, record: JsonObject): unknown {
  return field === undefined ? undefined : getAt(record, pathToPointer(field));
}
