import { prepared, type Queryable } from '../../../../gateway/store/database.ts';

/** Loaded package as stored. */
export interface StoredPackage {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  readonly content: string;
}

const names = prepared('select name, source_hash as hash from knowledge order by name', { isQuick: true });

/** Computes a cache version that changes with every package loaded or removed. */
export async function knowledgeStamp(database: Queryable): Promise<string> {
  const { rows } = await database.query<{ readonly name: string; readonly hash: string }>(names);
  return rows.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}

export async function storedPackages(database: Queryable): Promise<readonly StoredPackage[]> {
  const { rows } = await database.query<StoredPackage>(
    'select name, version, source_hash as hash, content from knowledge order by name',
  );
  return rows;
}
