/**
 * Words that schemas use as field or thing names and that the platform uses in a meaning of its own.
 * Words of the schema language itself need not stand here: tools/quality/language-terms.ts knows them. Keep it short:
 * a word may stand here only if the generic code needs it for what it says beside it, and a test fails for one that
 * it does not need.
 */
export const platformTerms: Readonly<Record<string, string>> = {
  attempt: 'one use of something that is limited per user and hour',
  author: 'who made an entry of the audit trail',
  caution: 'what a terminology says of its source, beside its answer',
  changes: 'a chain of the audit trail, beside that of what was read',
  condition: 'of a query or a schema',
  content: 'the part of a record that people edit; of a page',
  disabled: 'of a control; of a user, who may no longer sign in',
  draft: 'what a form holds before it is saved',
  expansion: 'what a terminology answers (the shape of FHIR)',
  filters: 'of a search',
  filterTerm: 'of a stored condition: the option that was chosen',
  first: 'of a list',
  gte: 'of a stored condition: where its range begins',
  interaction: 'a sign-in at the identity provider',
  isNew: 'a record that was not stored before',
  last: 'of a list',
  lte: 'of a stored condition: where its range ends',
  more: 'what else there is of a list or a menu',
  orMissing: 'of a range in a stored condition or a search: it is met without a value too',
  orPrevious: 'of a stored condition: it and the one before it are alternatives',
  organization: 'who owns a record',
  primary: 'emphasis of a button',
  product: 'everything that the compiler makes of the schema set',
  project: 'verb: to project a record onto its search index',
  queryType: 'of a stored condition: how it compares',
  reason: 'why a request or a token is refused',
  response: 'of a call',
  secondary: 'emphasis of a button',
  statType: 'of a stored condition: the statistic that it is about',
  staging: 'records of a file that wait beside the store until somebody takes them over',
  state: 'of a component',
  term: 'what a search looks for',
  total: 'how many rows match',
  units: 'code units of a text',
  year: 'part of a day',
  regimen: 'the name of this software, where an operator has set no other',
};
