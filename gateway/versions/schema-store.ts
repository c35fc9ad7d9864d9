import { listedTexts } from '../../engine/core/protocol/listed-texts.ts';
import type {
  ChangeFromFiles,
  SchemaStore,
  SentFromFiles,
} from '../../engine/core/protocol/schema-versions.ts';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { audit } from '../records/audit/audit.ts';
import type { Database, Queryable } from '../store/database.ts';
import { sendChange, waitingChanges } from './changes.ts';
import { lastPublication, textsOfVersion } from './publications.ts';

/** Author in the audit trail for commands on this machine. */
const operator = 'studio push';

/** Creates the store through which commands read and store versions of a database. */
export function createSchemaStore(database: Database): Omit<SchemaStore, 'close'> {
  return {
    async latest() {
      const last = await lastPublication(database);
      // Skips a return to a release, whose files are in the folder already, perhaps in a later state.
      if (last === undefined || last.release !== undefined) return undefined;
      return { ...last, files: (await filesOf(database, last.hash)) ?? [] };
    },
    version: (hash) => filesOf(database, hash),
    send: (change) => database.transaction((tx) => send(tx, change)),
  };
}

async function filesOf(database: Queryable, hash: string): Promise<readonly SchemaText[] | undefined> {
  const texts = await textsOfVersion(database, hash);
  return texts && listedTexts(texts);
}

async function send(tx: Queryable, change: ChangeFromFiles): Promise<SentFromFiles> {
  const { title, files, replaces } = change;
  const author = await authorOf(tx, change);
  if (author === undefined) return { refused: 'unknown-author' };
  const waiting = (await waitingChanges(tx)).find((each) => each.author === author);
  if (waiting !== undefined && !replaces) return { refused: 'waiting', title: waiting.title };
  const id = (await sendChange(tx, { title, author, files })) ?? '';
  const origin = { author: operator, call: operator, request: crypto.randomUUID(), at: new Date() };
  await audit(tx, origin, { action: 'write', type: 'schema-change', id, details: { author } });
  return { id };
}

/** Finds the id of the only enabled user with the address. */
async function authorOf(
  tx: Queryable,
  { author, profileType }: ChangeFromFiles,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from record where type = $1 and deleted_at is null
     and lower(document ->> 'email') = lower($2) and document -> 'disabled' is distinct from 'true'
     limit 2`,
    [profileType, author],
  );
  return rows.length === 1 ? rows[0]?.id : undefined;
}
