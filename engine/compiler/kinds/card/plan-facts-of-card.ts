import type { JSONPath } from 'jsonc-parser';
import type { CardDescriptor, Fact } from '../../../core/product/card.ts';
import type { FactFile } from '../../files/card.ts';
import { isAccessName, isFileName, isPartName } from '../../plan/names.ts';
import { cellOf, knownCell } from '../../plan/plan-column.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { schemaOfField } from '../../plan/schema-of-field.ts';
import { codesOfSchema } from '../../resolve/codes-of-schema.ts';
import type { CardLocation } from './card-location.ts';
import { companionsIn } from './companions-in.ts';

/** Plans the columns of a card; a fact takes unset options from its field. */
export function planColumns(location: CardLocation): Planned<CardDescriptor>['columns'] {
  return location.card.columns.map(({ title, width, facts }, index) => ({
    title,
    width,
    facts: facts.map((fact, position) => planFact(fact, ['columns', index, 'facts', position], location)),
  }));
}

function planFact(fact: FactFile, at: JSONPath, location: CardLocation): Planned<Fact> {
  checkNames(fact, at, location);
  const schema =
    fact.field === undefined
      ? undefined
      : schemaOfField(fact.field, location.entity, { ...location, at: [...at, 'field'] });
  const codes = fact.codes ?? codesOfSchema(schema);
  return {
    title: fact.title ?? schema?.title ?? fact.part ?? '',
    field: fact.field,
    part: fact.part,
    value: planExpression(fact.value, [...at, 'value'], location),
    note: planExpression(fact.note, [...at, 'note'], location, 'string'),
    when: planExpression(fact.when, [...at, 'when'], location, 'bool'),
    cell:
      knownCell(fact.cell, [...at, 'cell'], location) ??
      (fact.field === undefined ? 'text' : cellOf(schema, codes)),
    codes,
    access: fact.access,
    empty: fact.empty,
    reads: companionsIn([fact.value, fact.note, fact.when], location),
  };
}

function checkNames({ access, codes, part }: FactFile, at: JSONPath, { file, plans }: CardLocation): void {
  if (access !== undefined) isAccessName({ file, at: [...at, 'access'], name: access, plans });
  if (codes !== undefined) isFileName({ file, at: [...at, 'codes'], name: codes, plans }, 'codes');
  if (part !== undefined) isPartName({ file, at: [...at, 'part'], name: part, plans });
}
