import type { JSONPath } from 'jsonc-parser';
import type { Companion } from '../../core/product/card.ts';
import { anyType, type ExpressionType } from '../expressions/types.ts';
import type { CardFile, CompanionFile } from '../files/card.ts';
import { answeringEntity } from './call-types.ts';
import type { EntityPlan } from './entity-plan.ts';
import { isCallName } from './names.ts';
import { type ExpressionLocation, planExpression } from './plan-expression.ts';
import type { Planned } from './planned.ts';
import { schemaOfField } from './schema-of-field.ts';

/** Location of the companions of a record: a card, or the rules of records that belong to it. */
export interface CompanionsLocation extends ExpressionLocation {
  readonly card: Pick<CardFile, 'with'>;
}

/** Plans the companions of a record: the call that reads them, and which of the answered records they are. */
export function planCompanions(place: CompanionsLocation): Readonly<Record<string, Planned<Companion>>> {
  const companions = Object.entries(place.card.with ?? {});
  return Object.fromEntries(
    companions.map(([name, companion]) => [name, planCompanion(name, companion, place)]),
  );
}

function planCompanion(
  name: string,
  companion: CompanionFile,
  place: CompanionsLocation,
): Planned<Companion> {
  const { file, plans } = place;
  const at: JSONPath = ['with', name];
  isCallName({ file, at: [...at, 'call'], name: companion.call, plans });
  const entity = answeringEntity(companion.call, place.plans)?.entity;
  const query = Object.entries(companion.query ?? {}).map(
    ([parameter, source]) => [parameter, planExpression(source, [...at, 'query', parameter], place)] as const,
  );
  if (companion.latest !== undefined && entity !== undefined)
    schemaOfField(companion.latest, entity, { ...place, at: [...at, 'latest'] });
  return {
    call: companion.call,
    query: Object.fromEntries(query),
    where:
      entity === undefined
        ? undefined
        : planExpression(companion.where, [...at, 'where'], withItem(entity, place), 'bool'),
    latest: companion.latest,
    one: companion.one,
  };
}

/** The place of an expression over one row of a list. */
function withItem(entity: EntityPlan, place: CompanionsLocation): CompanionsLocation {
  return { ...place, context: { ...place.context, item: entity.type } };
}

/** The types of what is read beside the record, by the names that expressions use. */
export function companionTypes(place: CompanionsLocation): Readonly<Record<string, ExpressionType>> {
  const companions = Object.entries(place.card.with ?? {});
  return Object.fromEntries(companions.map(([name, companion]) => [name, typeOf(companion, place)]));
}

function typeOf({ call, latest, one }: CompanionFile, place: CompanionsLocation): ExpressionType {
  const answer = answeringEntity(call, place.plans);
  if (answer?.entity === undefined) return anyType;
  return answer.isList && latest === undefined && one !== true
    ? { is: 'list', of: answer.entity.type }
    : answer.entity.type;
}
