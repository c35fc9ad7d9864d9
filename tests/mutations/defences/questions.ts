import type { Defence } from '../defence.ts';

const tests = 'studio/workbench/commands/add-question.test.ts';
const mergeTests = 'studio/workbench/commands/merge-codes.test.ts';
const checkTests = 'studio/workbench/commands/field-conditions.test.ts';

/** Questions that analysts add to forms: answers that would be lost, and questions that nobody could answer. */
export const questions: readonly Defence[] = [
  {
    fault: 211,
    what: 'A question takes no name that another field has.',
    file: 'engine/core/authoring/names-of-titles.ts',
    source: '    for (; this.#taken.has(free); number += 1) free',
    without: '    for (; free === ""; number += 1) free',
    test: { file: tests, title: 'has a name of its own beside others of the same title' },
  },
  {
    fault: 211,
    what: 'A question takes no name that expressions have a meaning of their own for.',
    file: 'engine/core/authoring/names-of-titles.ts',
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
  {
    fault: 38,
    what: 'A form that is imported says what it does not know.',
    file: 'studio/exchange/import/keywords/keywords.ts',
    source: "const unknown: Becomes = ['left out'",
    without: "const unknown: Becomes = ['taken'",
    test: {
      file: 'studio/exchange/import/keywords/redcap-keywords.test.ts',
      title: 'says what it does not know',
    },
  },
  {
    fault: 38,
    what: 'An imported form has no calculation that reads its own result.',
    file: 'studio/exchange/import/without-circles.ts',
    source: '      if (read === start) return wayTo(start, from);\n',
    without: '',
    test: {
      file: 'studio/exchange/import/keywords/redcap-keywords.test.ts',
      title: 'has no calculation that goes in a circle',
    },
  },
  {
    fault: 38,
    what: 'Texts, which others compare as numbers, are not compared by the alphabet.',
    file: 'studio/exchange/import/conditions/to-cel.ts',
    source: "  if (isOrder && field.type === 'text') return undefined;\n",
    without: '',
    test: {
      file: 'studio/exchange/import/conditions/same-as-source.test.ts',
      title: 'holds here for the same answers, or is left out',
    },
  },
  {
    fault: 211,
    what: 'A condition with a remark is not chosen: the remark would be lost.',
    file: 'studio/workbench/expressions/expression-desk.ts',
    source: '  if ([...source.matchAll(remark)].some(([, found]) => found !== undefined)) return {};\n',
    without: '',
    test: {
      file: 'studio/workbench/expressions/expression-desk.test.ts',
      title: 'is not there where a part cannot be chosen',
    },
  },
  {
    fault: 211,
    what: 'A comparison that is turned round is no other comparison: what is blank makes both false.',
    file: 'engine/core/authoring/condition.ts',
    source: "  ['yes', 'no'],\n",
    without: "  ['yes', 'no'],\n  ['>', '<='],\n",
    test: {
      file: 'studio/workbench/expressions/condition.test.ts',
      title: 'cannot say everything, and leaves it as it is written',
    },
  },
  {
    fault: 211,
    what: 'A rule that requires a field keeps its message when its condition is chosen anew.',
    file: 'studio/workbench/commands/field-conditions.ts',
    source: 'index === rule ? { ...jsonObject(each), require: when } : each',
    without: 'index === rule ? { require: when } : each',
    test: { file: tests, title: 'is required by a condition of its own' },
  },
  {
    fault: 38,
    what: 'A rule that says more than one condition is not overwritten by one that is chosen.',
    file: 'studio/workbench/commands/field-conditions.ts',
    source: '  if (known.word === undefined)\n',
    without: '  if (known.id === "")\n',
    test: { file: checkTests, title: 'a rule that says more than one condition' },
  },
  {
    fault: 38,
    what: 'A check has words for people.',
    file: 'studio/workbench/commands/field-conditions.ts',
    source: "  if (message.trim() === '') throw",
    without: "  if (message === '?') throw",
    test: { file: checkTests, title: 'says what cannot be: no message' },
  },
  {
    fault: 38,
    what: 'A negation before a part of a condition is not taken for one of the whole.',
    file: 'engine/core/authoring/opposite-of.ts',
    source: 'closingOf(text, start.length - 1) === text.length - 1',
    without: "text.endsWith(')')",
    test: {
      file: 'engine/core/authoring/opposite-of.test.ts',
      title: 'and that of this is what stood there',
    },
  },
  {
    fault: 38,
    what: 'Two values that one record may have both are not merged.',
    file: 'studio/workbench/commands/merge-codes.ts',
    source: '  if (uniqueItems === true && ',
    without: '  if (uniqueItems === null && ',
    test: { file: mergeTests, title: 'say what cannot be' },
  },
  {
    fault: 38,
    what: 'Values are merged in a draft that compiles, as what names them is found by compiling it.',
    file: 'studio/workbench/commands/merge-codes.ts',
    source: '  if (checkTexts(texts).errors.length > 0)\n',
    without: '  if (checkTexts(texts).errors.length < 0)\n',
    test: { file: mergeTests, title: 'say what cannot be' },
  },
  {
    fault: 38,
    what: 'A question that is retired is marked, so that no new condition is about it.',
    file: 'studio/workbench/expressions/subjects.ts',
    source: '      ...(isRetired && { isRetired }),\n',
    without: '',
    test: {
      file: 'studio/workbench/expressions/expression-desk.test.ts',
      title: 'tells questions of one title apart',
    },
  },
];
