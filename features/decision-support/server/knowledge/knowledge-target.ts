import { isDeepStrictEqual } from 'node:util';
import type {
  KnowledgeChanges,
  KnowledgeOutcome,
  KnowledgeTarget,
} from '../../../../engine/core/protocol/load.ts';
import { sha256 } from '../../../../gateway/operation/sha256.ts';
import type { Database, Queryable } from '../../../../gateway/store/database.ts';
import { lockForChanges } from '../../../../gateway/store/migrate.ts';
import type { KnowledgePackage } from './knowledge-package.ts';
import { classNamesOf, missingClasses, readPackages, served } from './packages-together.ts';
import { isOlder, readPackage } from './read-package.ts';
import { type StoredPackage, storedPackages } from './stored-knowledge.ts';

/** Stores packages of knowledge, each in whole after its checks, or not at all. */
export function createKnowledgeTarget(database: Database): Omit<KnowledgeTarget, 'close'> {
  const changing = (work: (tx: Queryable, stored: readonly StoredPackage[]) => Promise<KnowledgeOutcome>) =>
    database.transaction(async (tx) => {
      await lockForChanges(tx);
      return work(tx, await storedPackages(tx));
    });
  return {
    loadKnowledge: (text) => changing((tx, stored) => load(tx, text, stored)),
    removeKnowledge: (name) => changing((tx, stored) => remove(tx, name, stored)),
  };
}

async function load(
  tx: Queryable,
  text: string,
  stored: readonly StoredPackage[],
): Promise<KnowledgeOutcome> {
  const { packages } = readPackages(stored);
  const read = readPackage(text, classNamesOf(served(packages)));
  if (read.kind === 'refused') return read;
  const { content } = read;
  const { package: name, title, version } = content.header;
  const before = stored.find((each) => each.name === name);
  const hash = sha256(text);
  if (before?.hash === hash) return { kind: 'unchanged', title, version };
  if (before !== undefined && !isOlder(before.version, version)) return refused(...notNewer(version, before));
  const others = packages.filter(({ header }) => header.package !== name);
  const [missing] = missingClasses(served([...others, content]));
  if (missing !== undefined) return refused(...stillNeeded(missing.class, missing.package));
  const old = served(packages).find(({ header }) => header.package === name);
  const changes = changesSince(old, content);
  const row = [name, version, hash, text, new Date().toISOString()];
  await tx.query(
    `insert into knowledge (name, version, source_hash, content, loaded_at) values ($1, $2, $3, $4, $5)
     on conflict (name) do update set version = excluded.version, source_hash = excluded.source_hash,
       content = excluded.content, loaded_at = excluded.loaded_at`,
    row,
  );
  await note(tx, { name, version, before: old?.header.version, changes });
  return {
    ...{ kind: 'loaded', title, version, rows: content.rows.length, changes },
    ...(old === undefined ? {} : { before: old.header.version }),
  };
}

async function remove(
  tx: Queryable,
  name: string,
  stored: readonly StoredPackage[],
): Promise<KnowledgeOutcome> {
  const before = stored.find((each) => each.name === name);
  if (before === undefined) {
    const names = stored.map((each) => each.name).join(', ');
    return refused(`no package "${name}" is loaded`, names === '' ? 'none is' : `loaded are: ${names}`);
  }
  const { packages } = readPackages(stored);
  const left = packages.filter(({ header }) => header.package !== name);
  const [missing] = missingClasses(served(left));
  if (missing !== undefined) return refused(...stillNeeded(missing.class, missing.package));
  const removed = packages.find(({ header }) => header.package === name);
  await tx.query('delete from knowledge where name = $1', [name]);
  const changes = { added: [], changed: [], removed: (removed?.rows ?? []).map(({ row }) => row) };
  await note(tx, { name, version: 'removed', before: before.version, changes });
  return { kind: 'removed', title: removed?.header.title ?? name, version: before.version };
}

function refused(what: string, help: string): KnowledgeOutcome {
  return { kind: 'refused', problems: [{ line: 1, column: 1, what, help }] };
}

function notNewer(version: string, before: StoredPackage): readonly [string, string] {
  return version === before.version
    ? [`version ${version} is loaded already, with other content`, 'give what has changed a later version']
    : [
        `version ${version} is older than ${before.version}, which is loaded`,
        `load a later one, or take the loaded one out before: load knowledge --remove ${before.name}`,
      ];
}

function stillNeeded(name: string, by: string): readonly [string, string] {
  return [
    `the package "${by}" needs the class "${name}", which would be gone`,
    `keep the class, or load a version of "${by}" that does not need it`,
  ];
}

interface Noted {
  readonly name: string;
  readonly version: string;
  readonly before: string | undefined;
  readonly changes: KnowledgeChanges;
}

/** Records the changes of a version, which later loads would otherwise erase. */
async function note(tx: Queryable, { name, version, before, changes }: Noted): Promise<void> {
  await tx.query(
    'insert into knowledge_change (name, version, before, changes, loaded_at) values ($1, $2, $3, $4::jsonb, clock_timestamp())',
    [name, version, before ?? null, JSON.stringify(changes)],
  );
}

/** Lists rows added, removed and changed; a change of the row's source or of a class that it names counts. */
function changesSince(before: KnowledgePackage | undefined, now: KnowledgePackage): KnowledgeChanges {
  const old = new Map((before?.rows ?? []).map((row) => [row.row, wholeRow(row, before)]));
  const left = new Set(now.rows.map(({ row }) => row));
  return {
    added: now.rows.filter(({ row }) => !old.has(row)).map(({ row }) => row),
    changed: now.rows
      .filter((row) => old.has(row.row) && !isDeepStrictEqual(old.get(row.row), wholeRow(row, now)))
      .map(({ row }) => row),
    removed: [...old.keys()].filter((row) => !left.has(row)),
  };
}

function wholeRow(row: KnowledgePackage['rows'][number], of: KnowledgePackage | undefined) {
  const subjects = [...row.of, ...(row.with ?? []), ...(row.and ?? []), ...(row.allergyTo ?? [])];
  const classes = (of?.classes ?? []).filter((each) => subjects.includes(`class:${each.class}`));
  return { row, source: of?.sources.get(row.source), classes };
}
