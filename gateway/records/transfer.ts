import type { Queryable } from '../store/database.ts';
import type { RecordKind } from './kinds.ts';

export interface Transfer {
  readonly kind: RecordKind;
  readonly id: string;
  readonly organization: string | null;
}

/**
 * Carries a new owner organization down to the records beneath. Who may see them is read from their owner at
 * every call anyway; the column is where a distributed PostgreSQL places the row.
 */
export async function moveDescendants(tx: Queryable, { kind, id, organization }: Transfer): Promise<void> {
  await tx.query(
    `with recursive beneath as (
       select c.type, c.id from record c where c.subject = $1 and c.type <> $2
       union
       select c.type, c.id from record c join beneath b on c.subject = b.id and c.type <> b.type
     )
     update record r set organization = $3 from beneath b where r.type = b.type and r.id = b.id`,
    [id, kind.type, organization],
  );
}
