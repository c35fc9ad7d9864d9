/** Statement about distributed tables that runs on every server, or on those of several organizations. */
export interface CrossingStatement {
  /** Pattern of the statement's text, with each white space as one blank. */
  readonly text: RegExp;
  /** Reason why running on several servers is intended. */
  readonly why: string;
}

/** Statements that are rare, or cannot know the organization. Every further one costs more with every server. */
export const crossingStatements: readonly CrossingStatement[] = [
  {
    text: / or (?:r|owner\d)\.id = any\(/,
    why: 'An emergency access opens a record of any organization, for as long as it lasts and for its user alone.',
  },
  { text: /join opening o on/, why: 'The emergency accesses of a user, in whichever organizations.' },
  {
    text: /^select r\.organization from record r .*r\.id = \$1 and r\.type = \$2$/,
    why: 'A lock needs the organization of the record: it is read first, where the caller does not know it.',
  },
  {
    text: /^select (?:distinct organization|type, id) from record where /,
    why: 'Imports and derived tables go by ids, and find out to which organizations they belong.',
  },
  {
    text: /^select r\.id, .* from record r .*r\.id = \$1 and r\.type = \$2$/,
    why: 'Imports, jobs and the outbox read a record by its id, whoever owns it.',
  },
  {
    text: /^select r\.id, .* from record r .*r\.deleted_at is null and r\.type = \$2 order by r\.created_at, r\.id$/,
    why: 'Imports and jobs read all records of a subject, whoever owns it.',
  },
  {
    text: /^select id from record where type = \$1 and id = any\(\$2::text\[\]\) and deleted_at is null$/,
    why: 'A reference may lead to what belongs to nobody or to another organization: that it exists is checked.',
  },
  {
    text: /^select (?:1|(?:rev, at, author, source, is_removed as "isRemoved", )?document) from record_version where type = \$1 and id = \$2/,
    why: 'Versions stay in the organization that they were written in when the record moves.',
  },
  {
    text: /distinct on \(id\) id, (?:author|rev)|^select at from \( ?select at, rev|^select id from record where type = \$1 and subject = \$2 order by/,
    why: 'Whoever published something that is with others by now reads that one record, as its versions say.',
  },
  {
    text: /from record r join record_version v on v\.type = r\.type and v\.id = r\.id/,
    why: 'What versions of a workflow would have done is worked out from histories, behind the calls.',
  },
  {
    text: / from audit (?:a )?where /,
    why: 'The audit trail is read by patient, which may have moved, and by user, who may have several organizations.',
  },
  {
    text: /^delete from record_unique where type = \$1$|^select id, (?:nullif\(record\.organization, ''\) as organization, )?document from record/,
    why: 'Behind the calls, what is unique is worked out anew, and stored shapes follow, when a version of the schemas declares them otherwise.',
  },
  {
    text: /^select distinct organization from staged_entry where at < \$1$/,
    why: 'What is staged for too long is dropped once an hour, one organization after the other.',
  },
  {
    text: /^insert into "?(?:search_\S+|projection_rows)"? \(.* from "?search_|^delete from projection_rows where projection = /,
    why: 'The words and the numbers of rows of a table are worked out when it is made, once it is filled.',
  },
  {
    text: /^select r\.id, r\.document from record r .*r\.deleted_at is null order by r\.id limit \$1$/,
    why: 'What a change of the schemas does to rights is tried on some records of all organizations, before it is published.',
  },
  {
    text: /^select distinct subject from record where type = |^select subject from record where type = /,
    why: 'After a start it is looked for what an earlier release has left undone for whole records, behind the calls.',
  },
  {
    text: /^select r\.id, .* where r\.id > \$1 and r\.deleted_at is null and r\.type = \$2 order by r\.id limit 1000$/,
    why: 'Once a night it is looked for stored scores whose patient has had a birthday since, behind the calls.',
  },
  { text: /^select 1 from record limit 1$/, why: 'A start looks whether there is anything to derive.' },
  {
    text: /^select count\(\*\)::int as count from record |^select r\.id, r\.document, jsonb_build_array\(/,
    why: 'The Studio counts what a change of the schemas would affect, behind the calls.',
  },
];
