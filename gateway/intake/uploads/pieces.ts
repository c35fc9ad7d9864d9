import type { Queryable } from '../../store/database.ts';

/** Reads a file in pieces, from any gateway and without holding it in memory as a whole. */
export async function* readPieces(database: Queryable, job: string): AsyncGenerator<Uint8Array> {
  for (let next = 0; ; ) {
    const { rows } = await database.query<{ content: Uint8Array }>(
      'select content from upload_piece where job = $1 and first = $2',
      [job, next],
    );
    const content = rows[0]?.content;
    if (content === undefined || content.byteLength === 0) return;
    yield content;
    next += content.byteLength;
  }
}

export async function addPiece(
  tx: Queryable,
  job: string,
  first: number,
  content: Uint8Array,
): Promise<void> {
  await tx.query('insert into upload_piece (job, first, content) values ($1, $2, $3)', [job, first, content]);
}

export async function dropPieces(database: Queryable, job: string): Promise<void> {
  await database.query('delete from upload_piece where job = $1', [job]);
}
