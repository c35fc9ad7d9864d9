/**
 * The part of a `with` that notes changes of records for derived tables which do not show them yet, where no trigger
 * does so. `rows` names the part that yields the type, the id and the subject of each record.
 */
export function followedChanges(rows: string): string {
  return `followed as (
    insert into projection_change (name, hash, type, id, subject)
    select projection.name, projection.hash, ${rows}.type, ${rows}.id, ${rows}.subject
    from ${rows} join projection on projection.is_followed and ${rows}.type = any(projection.types))`;
}
