import type { Defence } from '../defence.ts';

const file = 'tests/workflow/handed-over-reviews.test.ts';
const recordedReads = 'gateway/records/audit/recorded-reads.ts';
const documentScope = 'gateway/documents/document-scope.ts';
const handedProduct = 'tests/gateway/handed-product.test.ts';
const queues = 'tests/product/queues.test.ts';

/** Fault 43: records of other organizations that a user may still read, and no others. */
export const readers: readonly Defence[] = [
  {
    fault: 43,
    what: 'A document prints nothing of a named record of another organization.',
    file: documentScope,
    source: '{ kind, at: by, value, scope: user }',
    without: "{ kind, at: by, value, scope: 'everything' }",
    test: { file: handedProduct, title: 'prints nothing of a named record of another branch' },
  },
  {
    fault: 43,
    what: 'A document prints nothing of a named record that its own rule hides.',
    file: documentScope,
    source: ' || !isReadable(call, kind, found.document)',
    without: '',
    test: { file: handedProduct, title: 'of a named record what they may see' },
  },
  {
    fault: 43,
    what: 'Whoever prints a record that another names is in the log of who has read it.',
    file: documentScope,
    source:
      "  call.note({ action: 'read', type: kind.type, id, subject: subject ?? id, organization, rev });\n",
    without: '',
    test: { file: handedProduct, title: 'prints about a record and what its fields name' },
  },
  {
    fault: 43,
    what: 'A record that its own rule hides is as good as missing for who would raise an event on it.',
    file: 'gateway/records/workflow/raise-event.ts',
    source: "  if (allowed !== 'everything' && !isReadable(call, kind, before.document)) throw notFound();\n",
    without: '',
    test: { file: handedProduct, title: 'lend what is hidden from others' },
  },
  {
    fault: 43,
    what: 'A record that was handed over is read by whoever published it alone.',
    file: recordedReads,
    source: 'made.author = requested.author and ',
    without: '',
    test: { file, title: 'still reads it, told with whom it is' },
  },
  {
    fault: 43,
    what: 'They read it while they belong to the organization that they published in.',
    file: recordedReads,
    source: ' and made.organization = any(requested.organizations))`;',
    without: ')`;',
    test: { file, title: 'as long as they belong to the organization' },
  },
  {
    fault: 43,
    what: 'They read it while the publication stands.',
    file: recordedReads,
    source: "r.document #>> ${path}::text[] = 'true' and exists",
    without: 'exists',
    test: { file, title: 'as long as their publication stands' },
  },
  {
    fault: 43,
    what: 'Who changes what is published has not published it.',
    file: 'gateway/store/kinds/organization-scope.ts',
    source: " and before is distinct from 'true'",
    without: '',
    test: { file, title: 'still reads it, told with whom it is' },
  },
  {
    fault: 43,
    what: 'A record that was handed over is printed for whoever published it alone.',
    file: 'gateway/store/kinds/organization-scope.ts',
    source: 'where author = ${use(reader.author)} and organization',
    without: 'where ${use(reader.author)}::text is not null and organization',
    test: { file, title: 'prints its letters, and nothing that is not about it' },
  },
  {
    fault: 43,
    what: 'What somebody only reads is locked by nobody, and so changed by nobody.',
    file: 'gateway/records/read.ts',
    source: 'lock, scope: forChanges(query.scope) }',
    without: 'lock }',
    test: { file, title: 'is refused every change of it' },
  },
  {
    fault: 43,
    what: 'A document that does not name the record is not printed for its reader.',
    file: documentScope,
    source: '  if (past !== undefined && !isAbout(document, inputs, past)) throw notFound();',
    without: '',
    test: { file, title: 'prints its letters, and nothing that is not about it' },
  },
  {
    fault: 43,
    what: 'A reader prints what stood there at the publication.',
    file: documentScope,
    source: 'await belongingAsOf(database, { kind, subject, at: past.at })',
    without: 'await belongingAsOf(database, { kind, subject, at: new Date(8.64e15 / 100) })',
    test: { file, title: 'prints what stood there when they published' },
  },
  {
    fault: 43,
    what: 'A reader prints the letters of the patient of the review.',
    file: 'features/printing/server/printed-for.ts',
    source: ' || (patientId !== undefined && review.subject !== patientId)',
    without: '',
    test: { file, title: 'prints its letters, and nothing that is not about it' },
  },
  {
    fault: 43,
    what: 'A patient who is beyond reach is printed for the reader of their review alone.',
    file: 'features/printing/server/printed-for.ts',
    source: "{ kind, id: patientId, scope: user, lock: 'change' }",
    without: "{ kind, id: patientId, scope: 'everything', lock: 'change' }",
    test: { file, title: 'prints its letters, and nothing that is not about it' },
  },
  {
    fault: 43,
    what: 'A review that is beyond reach is printed as its reader may read it.',
    file: 'features/printing/server/printed-for.ts',
    source: '{ kind, id: reviewId, scope: user }',
    without: "{ kind, id: reviewId, scope: 'everything' }",
    test: { file, title: 'prints what stood there when they published' },
  },
  {
    fault: 43,
    what: 'A record that its own rule hides is as good as missing for who would change it.',
    file: 'gateway/calls/bindings/save.ts',
    source: '  if (!isReadable(call, kind, stored.document)) throw notFound();\n',
    without: '',
    test: { file: queues, title: 'are as good as missing to others of the organization' },
  },
  {
    fault: 43,
    what: 'A record of another organization is as good as missing for who would change it.',
    file: 'gateway/calls/bindings/save.ts',
    source: "{ kind, id, scope: user, lock: 'change' }",
    without: "{ kind, id, scope: 'everything', lock: 'change' }",
    test: { file: queues, title: 'are changed and removed by their owner alone' },
  },
];
