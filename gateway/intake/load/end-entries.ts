import { isJsonObject, type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import type { EndedEntries, EntryQuestion } from '../../../engine/core/protocol/load.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import type { AuditOrigin } from '../../records/audit/audit.ts';
import { contentOf } from '../../records/meta.ts';
import { findRecord, listRecords, type StoredRecord } from '../../records/read.ts';
import { writeRecord } from '../../records/write.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import type { Batch } from './batch.ts';

interface Ending {
  readonly kind: RecordKind;
  readonly subject: string;
  readonly ended: EndedEntries;
  readonly batch: Batch;
  readonly origin: AuditOrigin;
}

/**
 * Ends the records made from entries that the source withdraws. Sets the end on an unchanged record of a single
 * entry; marks any other record for a user's decision, and reports the problem once per state of the source.
 */
export async function endEntries(ending: Ending): Promise<{ isChanged: boolean; problems: Problem[] }> {
  const { kind, subject, ended, batch } = ending;
  const problems: Problem[] = [];
  let isChanged = false;
  for (const { id } of await listRecords(batch.tx, { kind, subject, scope: 'everything' })) {
    const stored = await findRecord(batch.tx, { kind, id, scope: 'everything', lock: 'change' });
    if (stored === undefined || stored.isRemoved || getAt(stored.document, ended.over) !== undefined)
      continue;
    const entries = entriesOf(stored, ended);
    const entry = entries.find((each) => Object.hasOwn(ended.asks, each));
    const asked = entry === undefined ? undefined : ended.asks[entry];
    if (entry === undefined || asked === undefined) continue;
    const end = isAsMade(stored, ended) && entries.length === 1 ? ended.ends[entry] : undefined;
    if (end !== undefined) await put(stored, end, ending);
    else if (wasAsked(stored, asked)) continue;
    else {
      await put(stored, asked.set, ending);
      problems.push(toDecide(entry));
    }
    isChanged = true;
  }
  return { isChanged, problems };
}

/** Finds the entries that a record was made from; for a record without any, the entries with its name. */
function entriesOf({ document }: StoredRecord, { at, asks }: EndedEntries): readonly string[] {
  const entries = jsonItems(getAt(document, at)).map(String);
  if (entries.length > 0) return entries;
  return Object.entries(asks).flatMap(([entry, { named }]) =>
    named !== undefined && getAt(document, named.at) === named.value ? [entry] : [],
  );
}

function isAsMade({ document, rev }: StoredRecord, { at }: EndedEntries): boolean {
  return rev === 1 && jsonItems(getAt(document, at)).length > 0;
}

function wasAsked({ document }: StoredRecord, { set, said }: EntryQuestion): boolean {
  return getAt(document, said) === getAt(set, said);
}

async function put(stored: StoredRecord, set: JsonObject, { kind, subject, batch, origin }: Ending) {
  const { id, organization } = stored;
  const content = withValues(contentOf(kind.entity, stored.document), set);
  await writeRecord(batch.tx, { kind, id, subject, organization, content, before: stored, origin });
  batch.changed({ kind, id, subject, organization });
}

/** Sets values in an object, merging those that are objects. */
function withValues(content: JsonObject, set: JsonObject): JsonObject {
  const values = Object.entries(set).map(([name, value]) => [
    name,
    isJsonObject(value) ? { ...jsonObject(content[name]), ...value } : value,
  ]);
  return { ...content, ...Object.fromEntries(values) };
}

function toDecide(entry: string): Problem {
  const message = `The source took ${entry} back, or does not say any more that it holds. The record that was made of it was kept, and is marked: decide whether it holds.`;
  return { at: '', code: 'kept', message, severity: 'info' };
}
