import type { Defence } from '../defence.ts';

const corrections = 'tests/product/fhir-corrections.test.ts';
const never = {
  file: corrections,
  title: 'never leaves an active record of what does not hold',
} as const;

const ended = {
  file: corrections,
  title: 'ends a reconciled medication whose order is taken back',
} as const;

/** Fault 203: imported statements of "not", "no longer" and "unknown", and records that a source withdraws. */
const foreign = 'features/import/server/fhir/foreign-resources.test.ts';

export const clinicalImport: readonly Defence[] = [
  {
    fault: 203,
    what: 'A name, number or address whose period is over is not taken.',
    file: 'features/import/server/fhir/contact.ts',
    source: 'hasBegun && !hasEnded;',
    without: 'hasBegun;',
    test: { file: foreign, title: 'are never the old address' },
  },
  {
    fault: 203,
    what: 'A number whose code and words name two units is not taken.',
    file: 'features/import/server/fhir/observation.ts',
    source: 'byCode !== byText) return undefined;',
    without: 'byCode !== byText) return byCode;',
    test: { file: foreign, title: ', and the report says so' },
  },
  {
    fault: 203,
    what: 'A patient whom the source has replaced by another one is not taken.',
    file: 'features/import/shared/standing.ts',
    source: "({ type }) => type === 'replaced-by')",
    without: "({ type }) => type === 'replaced')",
    test: { file: foreign, title: 'takes no patient whom the source has replaced' },
  },
  {
    fault: 203,
    what: 'What may turn the meaning of a whole patient around keeps the patient out.',
    file: 'features/import/server/fhir/convert-bundle.ts',
    source: "const patients = withoutRefused(bundle.ofType('Patient'), findings);",
    without: "const patients = bundle.ofType('Patient');",
    test: { file: foreign, title: 'keeps a whole patient out' },
  },
  {
    fault: 203,
    what: 'Fields without an element go into a copy for this product alone.',
    file: 'engine/core/fhir/map-resource.ts',
    source: 'if (!context.isWhole) return said;',
    without: 'if (context.isWhole === undefined) return said;',
    test: { file: 'tests/product/fhir-mappings.test.ts', title: 'leaves with a copy for this product alone' },
  },
  {
    fault: 203,
    what: 'Records that the user may not list are in no export.',
    file: 'features/fhir-export/server/may-list.ts',
    source: 'list !== undefined && isAllowed(product, list.access, scope)',
    without: 'list !== undefined',
    test: { file: 'features/fhir-export/server/may-list.test.ts', title: 'asks the access rule of the call' },
  },
  {
    fault: 203,
    what: 'An order that forbids a medication is none.',
    file: 'features/import/shared/standing.ts',
    source: "(resource['doNotPerform'] === true",
    without: "(resource['doNotPerform'] === 1",
    test: never,
  },
  {
    fault: 203,
    what: 'What has a modifier extension is not understood.',
    file: 'features/import/shared/standing.ts',
    source: 'if (hasModifierExtension(resource))',
    without: 'if (hasModifierExtension(undefined))',
    test: never,
  },
  {
    fault: 203,
    what: 'A withdrawn record that was edited here is kept.',
    file: 'gateway/intake/load/load-record.ts',
    source: 'if (isOwn && !isEmptied(',
    without: 'if (isOwn && isEmptied(',
    test: { file: corrections, title: 'leaves what was edited here, and asks' },
  },
  {
    fault: 203,
    what: 'Rows that a source does not mention stay.',
    file: 'gateway/intake/load/withdraw.ts',
    source: 'return kept.length === 0 ? content',
    without: 'return kept.length >= 0 ? content',
    test: { file: corrections, title: 'does not stop a medication that it only lacks' },
  },
  {
    fault: 203,
    what: 'What has no day is never the latest.',
    file: 'engine/core/dates/partial-dates.ts',
    source: "if (typeof date !== 'string' || knownDay(date) === undefined) continue;",
    without: "if (typeof date !== 'string') continue;",
    test: {
      file: 'engine/core/dates/partial-dates.test.ts',
      title: 'is never the latest while its day is not known',
    },
  },
  {
    fault: 203,
    what: 'Who is born in years, or called N/A, is refused in a bundle too.',
    file: 'features/import/server/fhir/convert-bundle.ts',
    source: 'findings, stays: namesNobody }',
    without: 'findings }',
    test: { file: corrections, title: 'refuses who is nobody with what is theirs' },
  },
  {
    fault: 203,
    what: 'A reconciled medication that was edited here outlives its order, and is asked about.',
    file: 'gateway/intake/load/end-entries.ts',
    source: 'const end = isAsMade(stored, ended) && entries.length === 1 ? ended.ends[entry] : undefined;',
    without: 'const end = entries.length === 1 ? ended.ends[entry] : undefined;',
    test: ended,
  },
  {
    fault: 203,
    what: 'One that stands for more than the order that was taken back does too.',
    file: 'gateway/intake/load/end-entries.ts',
    source: 'const end = isAsMade(stored, ended) && entries.length === 1 ? ended.ends[entry] : undefined;',
    without: 'const end = isAsMade(stored, ended) ? ended.ends[entry] : undefined;',
    test: ended,
  },
  {
    fault: 203,
    what: 'A reconciled medication ends with its order.',
    file: 'features/import/server/fhir/medication-lists.ts',
    source: "  cancelled: 'prescriber-stopped',",
    without: '',
    test: ended,
  },
  {
    fault: 203,
    what: 'What a source does not hold any more is asked about, whatever status it has.',
    file: 'features/import/server/fhir/medication-lists.ts',
    source: 'withdrawn.map((each) => [originOf(each), askOf(each,',
    without: 'withdrawn.slice(1).map((each) => [originOf(each), askOf(each,',
    test: { file: corrections, title: 'asks about nothing by name while' },
  },
  {
    fault: 203,
    what: 'Who has decided is not asked again by the same file.',
    file: 'gateway/intake/load/end-entries.ts',
    source: 'else if (wasAsked(stored, asked)) continue;',
    without: 'else if (wasAsked(stored, asked) && entries.length > 9) continue;',
    test: { file: corrections, title: 'has a way for each status of a' },
  },
  {
    fault: 203,
    what: 'An order that is over says nothing against one that holds.',
    file: 'features/import/server/fhir/medication-lists.ts',
    source: 'const isByName = name !== undefined && !takenNames.has(name);',
    without: 'const isByName = name !== undefined;',
    test: { file: corrections, title: 'asks about nothing by name while' },
  },
];
