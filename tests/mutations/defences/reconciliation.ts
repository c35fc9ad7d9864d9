import type { Defence } from '../defence.ts';

const gateway = 'features/reconciliation/server';
const rows = `${gateway}/decided-rows.test.ts`;
const calls = 'tests/product/reconciliation.test.ts';

/** Fault 86: a reconciliation that loses or confuses a medicine that a patient takes. */
export const reconciliation: readonly Defence[] = [
  {
    fault: 86,
    what: 'What lists say in other words stays beside what is decided.',
    file: `${gateway}/decided-rows.ts`,
    source: "    return !isSeen && name !== '';",
    without: '    return false;',
    test: { file: rows, title: 'lose no name, strength or directions' },
  },
  {
    fault: 86,
    what: 'A code is given to no other medicine than the one that it is of.',
    file: `${gateway}/decided-rows.ts`,
    source: '!foreign.has(`${system}|${value}`)',
    without: 'foreign.has(`${system}|${value}`) || true',
    test: { file: rows, title: 'give it to no other strength' },
  },
  {
    fault: 86,
    what: 'What holds replaces what the medication list says, not the other way round.',
    file: `${gateway}/decided-rows.ts`,
    source: "product: name !== (record.name ?? ''),",
    without: 'product: false,',
    test: {
      file: 'tests/product/reconciliation-outcomes.test.ts',
      title: 'brings what holds into the list',
    },
  },
  {
    fault: 86,
    what: 'A list that names somebody else is not added without a reason.',
    file: `${gateway}/reconciliation-write.ts`,
    source: '    if (differences.length > 0) throw otherPerson(differences);',
    without: '',
    test: { file: calls, title: 'of another person by their own words' },
  },
  {
    fault: 86,
    what: 'Of a file about several people only what is about the chosen one is read.',
    file: `${gateway}/reading/fhir-medications.ts`,
    source: "about.includes(String(getAt(resource, '/subject/reference')))",
    without: 'about.length > 0',
    test: { file: calls, title: 'have nothing of the others' },
  },
  {
    fault: 86,
    what: 'What is taken otherwise than prescribed is what everybody is told.',
    file: 'features/directions/server/directions-taken.ts',
    source: '  return isFilled(asTaken) && asTaken.trim() !== dosageInstructions?.text?.trim();',
    without: '  return isFilled(asTaken) && asTaken === dosageInstructions?.text;',
    test: { file: 'tests/product/as-taken.test.ts', title: 'is what decision support looks at' },
  },
];
