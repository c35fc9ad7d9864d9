import type { Defence } from '../defence.ts';

const pairs = 'features/reconciliation/server/reading/pairs.test.ts';
const lists = 'features/reconciliation/server/reading/list/read-list.test.ts';

/** Names of medicines and pasted lists: different names stay apart, and unreadable lines are left out. */
export const names: readonly Defence[] = [
  {
    fault: 201,
    what: 'Markers of release tell medicines apart.',
    file: 'features/medicines/shared/read-medicine.ts',
    source: '    medicine.release,\n',
    without: '',
    test: { file: pairs, title: 'never where one part alone differs' },
  },
  {
    fault: 201,
    what: 'One code makes names the same only as far as they say no more than it does.',
    file: 'features/reconciliation/server/reading/likeness.ts',
    source: 'beyondCode(medicine, readMedicine(codeName))',
    without: "''",
    test: { file: pairs, title: 'never by a code that both names contradict each other under' },
  },
  {
    fault: 202,
    what: 'A line of a list that says that it is stopped is no medication.',
    file: 'features/reconciliation/server/reading/list/read-list.ts',
    source: "if (section === 'stopped' || isNotTaken(plain))",
    without: "if (section === 'stopped')",
    test: { file: lists, title: 'never has as taken what its own line says is stopped' },
  },
  {
    fault: 202,
    what: 'Directions below a stopped medication are not those of the one above it.',
    file: 'features/reconciliation/server/reading/list/read-list.ts',
    source: '    this.#isOpen = this.#isOpen && noise.has(plainOf(text).toLowerCase());\n',
    without: '',
    test: { file: lists, title: 'gives directions below a stopped one to nobody' },
  },
  {
    fault: 202,
    what: 'A medication list says what the patient is allergic to.',
    file: 'features/all/server/features.ts',
    source: 'medication: marksOfMedications,',
    without: 'medication: { complete: async () => (void marksOfMedications, []) },',
    test: {
      file: 'tests/product/allergy-marks.test.ts',
      title: 'by the same matching as in decision support',
    },
  },
];
