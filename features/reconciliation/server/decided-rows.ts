import type { JsonObject } from '../../../engine/core/json/json.ts';
import { stringItems, stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import { readMedicine } from '../../medicines/shared/read-medicine.ts';
import { mergedCodings } from '../../terminology/server/medication-codings.ts';
import type { ListedMedication } from './open-lists.ts';

export interface ListedRows {
  /** Rows of the waiting lists, by id. */
  readonly listed: ReadonlyMap<string, ListedMedication>;
  /** Medications of the stored medication list, by id. */
  readonly stored: ReadonlyMap<string, ListedMedication>;
}

const mostListed = 100;

/**
 * Completes a decided row from the list rows that it decides: with their other wordings, their codes of the medicine,
 * and the entry that the row replaces on the medication list. Keeps every statement of a list.
 */
export function decidedRow(row: JsonObject, { listed, stored }: ListedRows): JsonObject {
  const { sources, records, name, directions }: Sent<ListedMedication> = row;
  const told = stringItems(sources).flatMap((id) => listed.get(id) ?? []);
  const words = { name: stringOrEmpty(name), directions: stringOrEmpty(directions) };
  const [record] = stringItems(records).flatMap((id) => stored.get(id) ?? []);
  const also = otherWords(told, words);
  const coding = codingOf(row, told);
  const entries = entriesOf(row, told);
  const { coding: _before, alsoListed: _claimed, replaces: _said, entries: _of, ...rest } = row;
  return {
    ...rest,
    ...(coding.length === 0 ? {} : { coding: coding.map((each) => ({ ...each })) }),
    ...(also.length === 0 ? {} : { alsoListed: also }),
    ...(entries.length === 0 ? {} : { entries }),
    ...(record === undefined ? {} : { replaces: replacedBy(words, record) }),
  };
}

/** Lists the source entries of a row; a row changed in this reconciliation has one entry more. */
function entriesOf(row: JsonObject, told: readonly ListedMedication[]): string[] {
  const listed = told.map(({ origin, uuid }) => origin ?? uuid ?? '');
  const { status }: Sent<ListedMedication> = row;
  const isOwn = status === 'MODIFIED' && listed.length > 0;
  return [...new Set([...listed, ...(isOwn ? ['changed here'] : [])])].slice(0, mostListed);
}

interface Words {
  readonly name: string;
  readonly directions: string;
}

function otherWords(told: readonly ListedMedication[], words: Words): JsonObject[] {
  const seen = new Set([JSON.stringify([words.name, words.directions])]);
  const others = told.filter(({ name = '', directions = '' }) => {
    const key = JSON.stringify([name, directions]);
    const isSeen = seen.has(key);
    seen.add(key);
    return !isSeen && name !== '';
  });
  return others.slice(0, mostListed).map(({ name = '', directions, source, asOf }) => ({
    name,
    ...(directions === undefined ? {} : { directions }),
    ...(source === undefined ? {} : { source }),
    ...(asOf === undefined ? {} : { asOf }),
  }));
}

/** Merges the codes of a row and its sources; drops a code from a source row that names another medicine. */
function codingOf(row: JsonObject, told: readonly ListedMedication[]) {
  const { name, coding }: Sent<ListedMedication> = row;
  const { identity } = readMedicine(stringOrEmpty(name));
  const isSame = ({ name: other = '' }: ListedMedication) => readMedicine(other).identity === identity;
  const foreign = new Set(
    told
      .filter((each) => !isSame(each))
      .flatMap(({ coding: codes = [] }) => codes.map(({ system, value }) => `${system}|${value}`)),
  );
  const own = mergedCodings(coding).filter(({ system, value }) => !foreign.has(`${system}|${value}`));
  return mergedCodings([...own, ...told.filter(isSame).flatMap(({ coding: codes = [] }) => codes)]);
}

function replacedBy({ name, directions }: Words, record: ListedMedication): JsonObject {
  return {
    product: name !== (record.name ?? ''),
    directions: directions !== '' && directions !== (record.directions ?? ''),
  };
}
