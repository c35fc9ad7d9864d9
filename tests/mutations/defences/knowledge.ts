import type { Defence } from '../defence.ts';

const gateway = 'features/decision-support/server';
const cases = `${gateway}/knowledge/well-known-cases.test.ts`;
const compared = `${gateway}/knowledge/compared-rows.test.ts`;
const page = 'tests/product/decision-support.test.tsx';
const allergies = `${gateway}/allergies/read-allergy.test.ts`;
const load = 'tools/cli/intake/load-knowledge.test.ts';

/**
 * Medical knowledge: negations cause no finding, gaps in knowledge are reported, and a package is loaded in whole or
 * not at all.
 */
export const knowledge: readonly Defence[] = [
  {
    fault: 204,
    what: 'A condition that says "no" or "family history" is none.',
    file: `${gateway}/knowledge/conditions-found.ts`,
    source: ' || denied.test(before)',
    without: '',
    test: { file: cases, title: 'takes nothing for a condition that says not' },
  },
  {
    fault: 204,
    what: 'A dose that cannot be read is said.',
    file: `${gateway}/knowledge/knowledge-checks.ts`,
    source: ', ...unreadDoses(question)]',
    without: ']',
    test: { file: cases, title: 'says that a dose is not readable instead of nothing' },
  },
  {
    fault: 204,
    what: 'Medications whose dose goes by an unknown kidney function are listed.',
    file: `${gateway}/knowledge/knowledge-checks.ts`,
    source: 'notChecked: withoutKidney(question),',
    without: '',
    test: { file: cases, title: 'names what kidney function would have to be known for' },
  },
  {
    fault: 204,
    what: 'A weekly dose is not a daily one.',
    file: `${gateway}/knowledge/compile-knowledge.ts`,
    source: 'weekly.test(directions.toLowerCase()) ? undefined : ',
    without: '',
    test: { file: cases, title: 'of methotrexate' },
  },
  {
    fault: 204,
    what: 'What acts where it is applied interacts with nothing.',
    file: `${gateway}/knowledge/compile-knowledge.ts`,
    source: "route === 'any' ||",
    without: 'true ||',
    test: { file: cases, title: 'leaves out what acts where it is applied' },
  },
  {
    fault: 204,
    what: 'An allergy that says "not" is none.',
    file: `${gateway}/allergies/read-allergy.ts`,
    source: "denial.test(stated) || stated.trim() === ''",
    without: "stated.trim() === ''",
    test: { file: allergies, title: 'makes no allergy of what says not' },
  },
  {
    fault: 204,
    what: 'An allergy that is understood in part only says so.',
    file: `${gateway}/allergies/read-allergy.ts`,
    source: "stated === folded && found.every((each) => each.kind !== 'unclear')",
    without: 'true',
    test: { file: allergies, title: 'says what it does not understand, or not wholly' },
  },
  {
    fault: 204,
    what: 'An older version of a package is not loaded over a newer one.',
    file: `${gateway}/knowledge/knowledge-target.ts`,
    source: 'before !== undefined && !isOlder(before.version, version)',
    without: 'before === undefined && !isOlder(version, version)',
    test: { file: load, title: 'refuses an older version over a newer one' },
  },
  {
    fault: 204,
    what: 'A class that another package needs stays.',
    file: `${gateway}/knowledge/packages-together.ts`,
    source: ' && !known.has(each.slice(classMark.length))',
    without: ' && known.size < 0',
    test: { file: load, title: 'keeps classes that another package needs' },
  },
  {
    fault: 204,
    what: 'Two rows of one name are refused.',
    file: `${gateway}/knowledge/read-package.ts`,
    source: '    if (before !== undefined)\n',
    without: '    if (before === -1)\n',
    test: { file: load, title: 'with its place, and loads nothing of it' },
  },
  {
    fault: 204,
    what: 'What is unpacked has a limit as well.',
    file: 'tools/cli/intake/load-knowledge.ts',
    source: '      if (bytes > largest) return { problem: tooLarge(file) };\n',
    without: '',
    test: { file: load, title: 'refuses a file that is too large' },
  },
  {
    fault: 204,
    what: 'What a class names as not in its source is a member of it.',
    file: `${gateway}/knowledge/read-package.ts`,
    source: '  for (const name of strangers)\n',
    without: '  for (const name of strangers.slice(strangers.length))\n',
    test: {
      file: `${gateway}/knowledge/read-package.test.ts`,
      title: 'as members that their source does not have',
    },
  },
  {
    fault: 204,
    what: 'A finding whose row nobody compared with its source says so without a press.',
    file: 'features/decision-support/page/uncompared.ts',
    source: "  if (compared === undefined) return 'Nobody has read",
    without: "  if (compared === '') return 'Nobody has read",
    test: { file: page, title: 'says on a finding, without a press' },
  },
  {
    fault: 204,
    what: 'A finding names the member that the source of its class does not have.',
    file: `${gateway}/knowledge/knowledge-checks.ts`,
    source: '        ...unconfirmedIn(row, found.rows, question),\n',
    without: '',
    test: { file: compared, title: 'names the members that the source of a class does not have' },
  },
  {
    fault: 204,
    what: 'A class that nobody compared confirms none of its members.',
    file: `${gateway}/knowledge/compile-knowledge.ts`,
    source: 'compared === undefined ? [] : ingredients.filter(',
    without: 'ingredients.filter(',
    test: { file: compared, title: 'names every member of a class that nobody compared' },
  },
  {
    fault: 204,
    what: 'The family history counts only where a row asks for it, and not where it is denied.',
    file: `${gateway}/knowledge/conditions-found.ts`,
    source: '!relativesCount && ',
    without: 'false && ',
    test: { file: cases, title: 'takes nothing for a condition that says not' },
  },
  {
    fault: 204,
    what: 'Medicines of lists that wait are named as not checked.',
    file: `${gateway}/decision-check.ts`,
    source: '...(await undecidedMedicines(call, rows)),',
    without: '',
    test: { file: 'tests/product/decision-support.test.tsx', title: 'names what it cannot have looked at' },
  },
  {
    fault: 204,
    what: 'An allergy without a name is named as not checked.',
    file: `${gateway}/regimen-of.ts`,
    source: "if (said === '') return [{ ...unnamedBy(coding[0]?.code), id: _id }];",
    without: "if (said === '') return [];",
    test: { file: 'tests/product/decision-support.test.tsx', title: 'names what it cannot have looked at' },
  },
];
