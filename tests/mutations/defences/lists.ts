import type { Defence } from '../defence.ts';

/** Lists of the dashboard: who sees them, and what they bring. */
export const lists: readonly Defence[] = [
  {
    fault: 209,
    what: 'A queue that is meant for a role is seen by who has it.',
    file: 'schemas/access/product.access.json',
    source: ' && (blank(self.role) || hasRole(self.role))',
    without: '',
    test: {
      file: 'tests/product/queues.test.ts',
      title: 'are seen by those of the organization whose role they are meant for',
    },
  },
  {
    fault: 209,
    what: 'What a job has read, its author has not opened.',
    file: 'features/patients/server/patient-recent.ts',
    source: 'and not starts_with(request, $3)',
    without: "and $3 <> ''",
    test: { file: 'tests/product/jobs.test.ts', title: 'is no opening of the patients whom it reads' },
  },
  {
    fault: 209,
    what: 'The permission to edit patients is of use to roles that write alone.',
    file: 'schemas/access/product.access.json',
    source: `"when": "may('patient.write') && hasPermission('{product}-advisor.edit-patient')"`,
    without: `"when": "hasPermission('{product}-advisor.edit-patient')"`,
    test: {
      file: 'tests/product/offered-by-role.test.ts',
      title: 'is nothing that the gateway always refuses',
    },
  },
  {
    fault: 209,
    what: 'Patients whom the user may see no more hide none whom the user opened before.',
    file: 'features/patients/server/patient-recent.ts',
    source: 'from < ids.length && hits.length < mostShown',
    without: 'from < part && hits.length < mostShown',
    test: {
      file: 'tests/product/calls.test.ts',
      title: 'list a patient whom the user has opened before many',
    },
  },
  {
    fault: 209,
    what: 'Nearer words of names that are gone hide no name.',
    file: 'gateway/search/names/similar-texts.ts',
    source: 'from < ranked.length && known.length < mostShown',
    without: 'from < atOnce && known.length < mostShown',
    test: { file: 'gateway/search/search.test.ts', title: 'finds names like it behind many nearer words' },
  },
  {
    fault: 209,
    what: 'The access log is searched by nothing that it does not show.',
    file: 'features/access-log/server/audit-trail.ts',
    source: "foldTexts(`${shownAuthor(row)} ${row.email ?? ''}`)",
    without: "foldTexts(`${row.author} ${shownAuthor(row)} ${row.email ?? ''}`)",
    test: { file: 'tests/product/patient-calls.test.ts', title: 'is searched by who it shows' },
  },
  {
    fault: 209,
    what: 'What is new begins without fields that the user may not write.',
    file: 'engine/react/modal/use-record-modal.ts',
    source: "(mode === 'add' ? begun(initial) : initial)",
    without: 'initial',
    test: {
      file: 'tests/product/queue-rows.test.tsx',
      title: 'are created and copied without a word about what their form does not show',
    },
  },
  {
    fault: 209,
    what: 'Jobs are chosen by their search before the list of them is cut.',
    file: 'gateway/work/bulk/bulk-job.ts',
    source: "and ($4::text is null or coalesce(input ->> 'search', $4) = $4)",
    without: 'and ($4::text is null or true)',
    test: {
      file: 'tests/product/jobs.test.ts',
      title: 'is listed with the search over whose rows it was begun, however many others there are',
    },
  },
  {
    fault: 209,
    what: 'What stands in words is sorted by them.',
    file: 'gateway/calls/bindings/search.ts',
    source: 'request: await sortedByWords(call, plan, request)',
    without: 'request',
    test: {
      file: 'tests/product/sorted-as-shown.test.ts',
      title: 'show the words of a column in the direction that is asked for',
    },
  },
];
