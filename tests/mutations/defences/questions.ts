import type { Defence } from '../defence.ts';

const tests = 'studio/workbench/commands/add-question.test.ts';

/** Questions that analysts add to forms: what they would lose, or could not answer. */
export const questions: readonly Defence[] = [
  {
    fault: 211,
    what: 'A question takes no name that another field has.',
    file: 'studio/workbench/commands/question-names.ts',
    source: '    for (; this.#taken.has(free); number += 1) free',
    without: '    for (; free === ""; number += 1) free',
    test: { file: tests, title: 'has a name of its own beside others of the same title' },
  },
  {
    fault: 211,
    what: 'A question takes no name that expressions have a meaning of their own for.',
    file: 'studio/workbench/commands/question-names.ts',
    source: '    for (const name of ofLanguage) this.#taken.add(name);\n',
    without: '',
    test: { file: tests, title: 'has a name made of its title' },
  },
  {
    fault: 211,
    what: 'Nobody has to fill in what a form hides.',
    file: 'studio/workbench/commands/field-conditions.ts',
    source: '  if (conditions.length === 0)\n',
    without: '  if (conditions.length < 100)\n',
    test: { file: tests, title: 'is required while it is shown' },
  },
  {
    fault: 211,
    what: 'Rows have no questions that have fields of their own.',
    file: 'studio/workbench/commands/new-field.ts',
    source: '  if (scope.isOfRow === true && !isOfRow(type))\n',
    without: '  if (scope.isOfRow === true && type.name === "")\n',
    test: { file: tests, title: 'says what cannot be' },
  },
];
