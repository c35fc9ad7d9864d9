import { isDeepStrictEqual } from 'node:util';
import { kinds } from '../../../engine/compiler/kinds/kinds.ts';
import { normalizeText } from '../../../engine/compiler/source/normalize-text.ts';
import { schemaFileName } from '../../../engine/compiler/source/source-file.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { type ChangeRisk, highestGrade, type RiskGrade } from '../../../engine/core/protocol/change-risk.ts';
import type { DraftText } from '../../../engine/core/protocol/workbench.ts';
import { type GradedSchema, gradedMember, gradedMeta } from './graded-schema.ts';

/** Grades the possible harm of a change to schema files, by the meta-schemas of the values that differ. */
export function riskOfChange(files: readonly DraftText[]): ChangeRisk {
  const graded = files.map(({ path, base, text }) => ({ path, grade: gradeOfFile(path, base, text) }));
  return { grade: highestGrade(graded.map(({ grade }) => grade)), files: graded };
}

function gradeOfFile(path: string, base: string, text: string): RiskGrade {
  const meta = kinds.find(({ name }) => name === schemaFileName(path)?.kind)?.meta;
  // Gives unknown or unreadable files the highest grade.
  if (meta === undefined) return 'access';
  const [before, after] = [parsed(base), parsed(text)];
  if (before === 'unreadable' || after === 'unreadable') return 'access';
  return highestGrade(gradesBetween({ before, after }, [gradedMeta(meta)], meta));
}

/** Value before and after; undefined where absent. */
interface Pair {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

function gradesBetween(
  { before, after }: Pair,
  schemas: readonly GradedSchema[],
  meta: JsonObject,
): readonly RiskGrade[] {
  if (isDeepStrictEqual(before, after)) return [];
  const members = [...new Set([...keysOf(before), ...keysOf(after)])];
  const below = members.flatMap((key) =>
    gradesBetween(
      { before: memberOf(before, key), after: memberOf(after, key) },
      gradedMember(schemas, key, meta),
      meta,
    ),
  );
  // Compares two objects, or two lists, by member.
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after))
    return below;
  return [highestGrade(schemas.map(({ grade }) => grade)), ...below];
}

function keysOf(value: Json | undefined): readonly string[] {
  return isContainer(value) ? Object.keys(value) : [];
}

function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isContainer(value: Json | undefined): value is JsonObject | Json[] {
  return typeof value === 'object' && value !== null;
}

/** Parses a text; undefined for an empty one, which stands for no file. */
function parsed(text: string): Json | undefined | 'unreadable' {
  if (text === '') return undefined;
  try {
    return JSON.parse(normalizeText(text));
  } catch {
    return 'unreadable';
  }
}
