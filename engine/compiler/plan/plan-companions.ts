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

/** Location of a record's companions: a card, or the rules of records that belong to it. */
export interface CompanionsLocation extends ExpressionLocation {
  readonly card: Pick<CardFile, 'with'>;
}

/** Plans the companions of a record: the call that reads them, and the choice among the answered records. */
export function planCompanions(location: CompanionsLocation): Readonly<Record<string, Planned<Companion>>> {
  const companions = Object.entries(location.card.with ?? {});
  return Object.fromEntries(
    companions.map(([name, companion]) => [name, planCompanion(name, companion, location)]),
  );
}

function planCompanion(
  name: string,
  companion: CompanionFile,
  location: CompanionsLocation,
): Planned<Companion> {
  const { file, plans } = location;
  const at: JSONPath = ['with', name];
  isCallName({ file, at: [...at, 'call'], name: companion.call, plans });
  const entity = answeringEntity(companion.call, location.plans)?.entity;
  const query = Object.entries(companion.query ?? {}).map(
    ([parameter, source]) =>
      [parameter, planExpression(source, [...at, 'query', parameter], location)] as const,
  );
  if (companion.latest !== undefined && entity !== undefined)
    schemaOfField(companion.latest, entity, { ...location, at: [...at, 'latest'] });
  return {
    call: companion.call,
    query: Object.fromEntries(query),
    where: planExpression(companion.where, [...at, 'where'], withItem(entity, location), 'bool'),
    latest: companion.latest,
    most: companion.most,
    one: companion.one,
  };
}

/** Adds `item`, a row of the list, to the names available in expressions; a row of several entities has any type. */
function withItem(entity: EntityPlan | undefined, location: CompanionsLocation): CompanionsLocation {
  return { ...location, context: { ...location.context, item: entity?.type ?? anyType } };
}

/** Finds the types of the companions, by their names in expressions. */
export function companionTypes(location: CompanionsLocation): Readonly<Record<string, ExpressionType>> {
  const companions = Object.entries(location.card.with ?? {});
  return Object.fromEntries(companions.map(([name, companion]) => [name, typeOf(companion, location)]));
}

function typeOf({ call, latest, most, one }: CompanionFile, location: CompanionsLocation): ExpressionType {
  const answer = answeringEntity(call, location.plans);
  if (answer?.entity === undefined) return anyType;
  return answer.isList && (latest === undefined || most !== undefined) && one !== true
    ? { is: 'list', of: answer.entity.type }
    : answer.entity.type;
}
