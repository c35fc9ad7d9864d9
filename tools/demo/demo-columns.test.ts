import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { product } from '../../generated/product.ts';
import { demoRecords } from './demo-set.ts';

const records = demoRecords(product.info.slug);

/** Entities whose records users create while working, so that the demonstration set has none. */
const madeByWork: readonly string[] = [
  'audit-entry',
  'delivery',
  'emergency-access',
  'own-session',
  'reconciliation-item',
  'reservation',
];

/** Columns that the gateway fills: the computed score of a review, and the enrollment in a project. */
const madeByGateway: readonly string[] = ['reviews riskScoresNormalized.total', 'projects enrollment'];

interface Shown {
  readonly tab: string;
  readonly entity: string;
  readonly field: string;
}

/** Columns of tabs over records of the set. Leaves out columns of searches, which a test of the gateway checks. */
const columns: readonly Shown[] = Object.values(product.tabs).flatMap((tab) => {
  const { kind } = tab.source;
  if (kind === 'search' || kind === 'saved' || kind === 'object' || madeByWork.includes(tab.entity))
    return [];
  return (tab.table?.columns ?? []).map(({ field }) => ({ tab: tab.name, entity: tab.entity, field }));
});

/** Lists the rows of an entity with their patients: records, or rows within records. */
function rowsOf({ tab, entity }: Shown): readonly (readonly [owner: string, row: JsonObject])[] {
  const source = product.tabs[tab]?.source;
  const own = records.filter((each) => each.entity === entity).map(({ record }) => record);
  if (source?.kind !== 'record') return own.map((record) => [ownerOf(record), record]);
  return records.flatMap(({ record }) =>
    jsonItems(getAt(record, source.at))
      .filter(isJsonObject)
      .map((row) => [ownerOf(record), row] as const),
  );
}

function ownerOf(record: JsonObject): string {
  return String(record['subject'] ?? record['_id']);
}

function isSaid(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}

const organization = product.entities['organization']?.schema ?? {};

/** Beginnings of the paths that the gateway fills when it stores a record. */
const byStoring: readonly string[] = ['/_', '/type', '/performedBy', '/updatedAt'];

/** Lists the JSON Pointers to the values of an object schema, except values computed on reading. */
function placesOf(schema: unknown, at = ''): readonly string[] {
  if (!isJsonObject(schema) || schema['readOnly'] === true) return [];
  const { properties } = schema;
  if (!isJsonObject(properties)) return [at];
  return Object.entries(properties).flatMap(([name, each]) => placesOf(each, `${at}/${name}`));
}

/**
 * Minimum of rows with a value; lower for entities of which the set has few, such as programs and texts of an
 * organization.
 */
function fewestOf(entity: string): number {
  if (entity === 'project') return 1;
  return entity === 'library-text' ? 3 : 8;
}

describe('the demonstration set', () => {
  it.each(
    columns.filter(({ tab, field }) => !madeByGateway.some((each) => `${tab} ${field}`.startsWith(each))),
  )('has values for the column $field of $tab, of several', (column) => {
    const saying = rowsOf(column).filter(([, row]) =>
      isSaid(getAt(row, `/${column.field.replaceAll('.', '/')}`)),
    );
    expect(new Set(saying.map(([owner]) => owner)).size).toBeGreaterThanOrEqual(fewestOf(column.entity));
  });

  it.each(placesOf(organization).filter((place) => !byStoring.some((each) => place.startsWith(each))))(
    'has two organizations that say what stands at %s',
    (place) => {
      const saying = records.filter(
        ({ entity, record }) => entity === 'organization' && isSaid(getAt(record, place)),
      );
      expect(saying.length).toBeGreaterThanOrEqual(2);
    },
  );
});
