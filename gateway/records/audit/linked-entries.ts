/** SQL expression for the hashed text of an entry; has to match `textOf` in gateway/records/audit/verify.ts. */
const text = `concat_ws(E'\\x1f', chain, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), author, action,
  coalesce(type, ''), coalesce(id, ''), coalesce(subject, ''), organization, coalesce(rev::text, ''), call, request,
  coalesce(array_to_string(shown, ','), ''), coalesce(details::text, ''), encode(document_hash, 'hex'))`;

const columns =
  'organization, chain, at, author, action, type, id, subject, rev, call, request, shown, details, document_hash';

/**
 * Common table expressions that append the rows of `entry` to the audit trail. Advances each chain once, by the
 * digests of its new entries in order, so that these entries share a hash. Locks chain heads in the order of their
 * names, which prevents deadlocks.
 */
export const appendedEntries = `digested as materialized (
    select ${columns}, sha256(convert_to(${text}, 'UTF8')) as digest,
      row_number() over (partition by chain order by author, id) as n, count(*) over (partition by chain) as many
    from entry),
  advanced as (
    insert into audit_chain as head (organization, chain, length, hash)
    select organization, chain, count(*), sha256(string_agg(digest, ''::bytea order by n)) from digested
    group by organization, chain order by chain
    on conflict on constraint audit_chain_pkey do update
      set length = head.length + excluded.length, hash = sha256(head.hash || excluded.hash)
    returning organization, chain, length, hash),
  appended as (
    insert into audit (${columns}, place, hash)
    select ${columns
      .split(', ')
      .map((name) => `entry.${name}`)
      .join(', ')}, head.length - entry.many + entry.n, head.hash
    from digested entry join advanced head on head.organization = entry.organization and head.chain = entry.chain)`;
