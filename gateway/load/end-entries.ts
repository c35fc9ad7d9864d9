import { type JsonObject, jsonItems } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { EndedEntries } from '../../engine/core/protocol/load.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import type { Origin } from '../audit/audit.ts';
import type { RecordKind } from '../kinds/kinds.ts';
import { contentOf } from '../records/meta.ts';
import { findRecord, listRecords, type StoredRecord } from '../records/read.ts';
import { writeRecord } from '../records/write.ts';
import type { Batch } from './batch.ts';

interface Ending {
  readonly kind: RecordKind;
  readonly subject: string;
  readonly ended: EndedEntries;
  readonly batch: Batch;
  readonly origin: Origin;
}

/**
 * Has records follow what their source takes back: one that was made of a single entry and stands as it was made says
 * what the entry's end sets; the history keeps what it said. Another one is left as it is, and asked about.
 */
export async function endEntries(ending: Ending): Promise<{ isChanged: boolean; problems: Problem[] }> {
  const { kind, subject, ended, batch } = ending;
  const problems: Problem[] = [];
  let isChanged = false;
  for (const { id } of await listRecords(batch.tx, { kind, subject, reach: 'everything' })) {
    const stored = await findRecord(batch.tx, { kind, id, reach: 'everything', lock: 'change' });
    if (stored === undefined || stored.isRemoved) continue;
    const entries = jsonItems(getAt(stored.document, ended.at)).map(String);
    const entry = entries.find((each) => Object.hasOwn(ended.ends, each));
    const set = entry === undefined ? undefined : ended.ends[entry];
    if (entry === undefined || set === undefined || hasEnded(stored, set)) continue;
    if (entries.length === 1 && stored.rev === 1) {
      await end(stored, set, ending);
      isChanged = true;
    } else problems.push(toDecide(entry));
  }
  return { isChanged, problems };
}

/** Reports whether a record was ended here already, for whatever reason. */
function hasEnded({ document }: StoredRecord, set: JsonObject): boolean {
  return Object.keys(set).every((name) => document[name] !== undefined);
}

async function end(stored: StoredRecord, set: JsonObject, { kind, subject, batch, origin }: Ending) {
  const { id, organization } = stored;
  const content = { ...contentOf(kind.entity, stored.document), ...set };
  await writeRecord(batch.tx, { kind, id, subject, organization, content, before: stored, origin });
  batch.changed({ kind, id, subject, organization });
}

function toDecide(entry: string): Problem {
  const message = `The source took ${entry} back, and the record that was made of it was changed here or stands for other entries too. It was kept: decide whether it holds.`;
  return { at: '', code: 'kept', message, severity: 'info' };
}
