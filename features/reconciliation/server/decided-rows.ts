import type { JsonObject } from '../../../engine/core/json/json.ts';
import { stringItems, stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import { readMedicine } from '../../medicines/shared/read-medicine.ts';
import { mergedCodings } from '../../terminology/server/medication-codings.ts';
import type { ListedMedication } from './open-lists.ts';

export interface ListedRows {
  /** The rows of the lists that wait, by their ids. */
  readonly listed: ReadonlyMap<string, ListedMedication>;
  /** Medications of the stored medication list, by their ids. */
  readonly stored: ReadonlyMap<string, ListedMedication>;
}

const mostListed = 100;

/**
 * A decided row with what follows from the rows of lists that it decides: what they say in other words is kept beside
 * it, a code that one of them has for the same medicine comes along, and it says what of the medication list gives
 * way to it. Nothing that a list says is lost by taking rows as one.
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

/** The entries of sources that it was made of; what no source has, or was changed here, counts as one of its own. */
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

/** A code belongs to a medicine: one that was taken over from a row that names another is left behind. */
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
