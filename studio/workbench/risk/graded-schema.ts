import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import { highestGrade, type RiskGrade, riskGrades } from '../../../engine/core/protocol/change-risk.ts';

/** Part of a meta-schema, with the risk grade of a change of its value. */
export interface GradedSchema {
  readonly schema: Json;
  readonly grade: RiskGrade;
}

/** Grades a meta-schema; the highest grade if it states none. */
export function gradedMeta(meta: JsonObject): GradedSchema {
  return graded(meta, 'access', meta);
}

/** Finds a member's schemas in the parts of a meta-schema; several for a value with several shapes or descriptions. */
export function gradedMember(
  schemas: readonly GradedSchema[],
  key: string,
  meta: JsonObject,
): readonly GradedSchema[] {
  const shapes = schemas.flatMap((each) => shapesOf(each, meta));
  const declared = shapes.flatMap(({ schema, grade }) =>
    declaredMember(schema, key).map((each) => graded(each, grade, meta)),
  );
  if (declared.length > 0) return declared;
  const rest = shapes.flatMap(({ schema, grade }) => restOf(schema).map((each) => graded(each, grade, meta)));
  if (rest.length > 0) return rest;
  // Grades an undeclared member, which the compiler should refuse, like the object that contains it.
  return [{ schema: {}, grade: highestGrade(schemas.map(({ grade }) => grade)) }];
}

/** Adds the schemas to which `$ref` and combining keywords lead. */
function shapesOf(each: GradedSchema, meta: JsonObject): readonly GradedSchema[] {
  const { schema, grade } = each;
  if (!isJsonObject(schema)) return [];
  const { $ref } = schema;
  const target = typeof $ref === 'string' ? getAt(meta, $ref.slice(1)) : undefined;
  const combined = combinations.flatMap((word) => jsonItems(schema[word]));
  const others = [...(target === undefined ? [] : [target]), ...combined];
  return [each, ...others.flatMap((other) => shapesOf(graded(other, grade, meta), meta))];
}

const combinations = ['allOf', 'anyOf', 'oneOf'] as const;

function declaredMember(schema: Json, key: string): readonly Json[] {
  const { properties, patternProperties } = jsonObject(schema);
  const declared = jsonObject(properties);
  const patterns = Object.entries(jsonObject(patternProperties));
  return [
    ...(Object.hasOwn(declared, key) ? [declared[key]] : []),
    ...patterns.filter(([source]) => new RegExp(source, 'u').test(key)).map(([, each]) => each),
  ].filter((each) => each !== undefined);
}

function restOf(schema: Json): readonly Json[] {
  const { additionalProperties, items } = jsonObject(schema);
  return [additionalProperties, items].filter((each) => each !== undefined && each !== false);
}

/** Grades a schema: a name of an access rule decides access, and a condition decides acceptance, at any depth. */
function graded(schema: Json, around: RiskGrade, meta: JsonObject): GradedSchema {
  const { 'x-risk': written, 'x-names': names, 'x-cel': isCondition, $ref } = jsonObject(schema);
  const own = riskGrades.find((grade) => grade === written);
  if (own !== undefined) return { schema, grade: own };
  if (names === 'access') return { schema, grade: 'access' };
  const grade = isCondition === true ? highestGrade([around, 'check']) : around;
  const target = typeof $ref === 'string' ? getAt(meta, $ref.slice(1)) : undefined;
  return { schema, grade: target === undefined ? grade : graded(target, grade, meta).grade };
}
