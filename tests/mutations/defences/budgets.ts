import type { Defence } from '../defence.ts';

const cost = 'engine/compiler/expressions/cost.test.ts';
const steps = 'engine/core/expressions/steps.test.ts';
const rules = 'tests/product/rule-budgets.test.ts';
const studio = 'tests/product/studio-budgets.test.ts';
const threads = 'studio/workbench/compile-beside.test.ts';

/** Limits on the shared resources that one request, one trial or one user may take. */
export const budgets: readonly Defence[] = [
  {
    fault: 72,
    what: 'A text that is far too long for its schema is refused by it, before a pattern of a rule is tried on it.',
    file: 'engine/core/validation/validate.ts',
    source: '  if (structural.some((problem) => isFarTooLong(value, problem))) return structural;\n',
    without: '',
    test: {
      file: 'tools/cli/intake/stage-command.test.ts',
      title: 'have each rejected line in a file of its own',
    },
  },
  {
    fault: 72,
    what: 'Steps of expressions are counted.',
    file: 'engine/core/expressions/steps.ts',
    source: '    this.#left -= count;\n',
    without: '',
    test: { file: steps, title: 'are refused beyond their number' },
  },
  {
    fault: 72,
    what: 'Each item of a list costs as many steps as the expression over it has parts.',
    file: 'engine/core/expressions/runtime.ts',
    source: '  takeSteps(items.length * parts);\n',
    without: '',
    test: { file: rules, title: 'refuse the save, say so in the log' },
  },
  {
    fault: 72,
    what: 'The steps of all expressions of one request are counted together.',
    file: 'gateway/records/context/work-budget.ts',
    source: 'countStepsBy(() => requests.getStore()?.steps);\n',
    without: 'countStepsBy(() => undefined);\n',
    test: { file: rules, title: 'refuse the save, say so in the log' },
  },
  {
    fault: 72,
    what: 'A rule that takes too many steps in a page says nothing there, and the form goes on.',
    file: 'engine/core/expressions/steps.ts',
    source: '    if (isAlone && around === undefined && error instanceof TooCostlyError) return otherwise;\n',
    without: '',
    test: { file: 'tests/product/page-budgets.test.ts', title: 'says nothing there' },
  },
  {
    fault: 72,
    what: 'An expression whose worst case is too costly is refused by the compiler.',
    file: 'engine/compiler/expressions/compile-expression.ts',
    source:
      "    if (costly !== undefined) return { problem: { code: 'expression/too-costly', ...costly } };\n",
    without: '',
    test: { file: cost, title: 'is refused with the lists that it goes through' },
  },
  {
    fault: 72,
    what: 'A list within another one costs as often as the other one is long.',
    file: 'engine/compiler/expressions/cost.ts',
    source: 'items * (partsOf(term.body) + costOf(term.body))',
    without: 'items * partsOf(term.body) + costOf(term.body)',
    test: { file: cost, title: 'are at most what the compiler foresees' },
  },
  {
    fault: 72,
    what: 'Named expressions that double are not written out.',
    file: 'engine/compiler/expressions/named.ts',
    source: '  if (source.length + added > longestWhole)\n',
    without: '  if (source.length + added > longestWhole && expanding.open.length > 60)\n',
    test: { file: cost, title: 'where names double' },
  },
  {
    fault: 72,
    what: 'Access rules that double are not written out.',
    file: 'engine/compiler/expressions/emit.ts',
    source: '  if (names.written.count > mostParts)\n',
    without: '  if (names.written.count > mostParts * 50)\n',
    test: { file: cost, title: 'where access rules double' },
  },
  {
    fault: 72,
    what: 'Work of the Studio is ended when it has taken too much processor time.',
    file: 'studio/workbench/compile-beside.ts',
    source:
      "      if (used - before > most || waited > most * timeoutFactor) this.#lose(new UsedUp('time'));\n",
    without: '',
    test: { file: studio, title: 'is ended, while others are answered before that' },
  },
  {
    fault: 72,
    what: 'A thread of the Studio has no more memory than it may hold.',
    file: 'studio/workbench/compile-beside.ts',
    source: '      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },\n',
    without: '',
    test: { file: threads, title: 'ends work that needs more memory' },
  },
  {
    fault: 72,
    what: 'Whoever has a thread at work does not get the other one, too.',
    file: 'studio/workbench/fair-queue.ts',
    source: 'const work = busy.has(user) ? undefined : (own.quick.shift() ?? own.other.shift());',
    without: 'const work = own.quick.shift() ?? own.other.shift();',
    test: { file: 'studio/workbench/fair-queue.test.ts', title: 'is not taken for somebody' },
  },
  {
    fault: 72,
    what: 'Each user has a turn before anybody has a second one.',
    file: 'studio/workbench/fair-queue.ts',
    source: '      this.#byUser.delete(user);\n      if (own.quick',
    without:
      '      if (own.quick.length + own.other.length === 0) this.#byUser.delete(user);\n      if (own.quick',
    test: { file: 'studio/workbench/fair-queue.test.ts', title: 'is done for each user' },
  },
  {
    fault: 72,
    what: 'Requests of one user do not wait without a number.',
    file: 'studio/workbench/compile-beside.ts',
    source: "    if (queue.lengthOf(user) >= mostWaiting) throw refused('waiting');\n",
    without: '',
    test: { file: threads, title: 'lets nobody wait for more' },
  },
  {
    fault: 72,
    what: 'No more of an answer of a service is read than is taken.',
    file: 'gateway/operation/outside/read-answer.ts',
    source: '    if (size > most) throw',
    without: '    if (size > most * 1_000) throw',
    test: { file: 'gateway/operation/outside/read-answer.test.ts', title: 'reads no more of an answer' },
  },
  {
    fault: 72,
    what: 'What is nested too deeply is at fault itself.',
    file: 'gateway/calls/answer-call.ts',
    source: '  if (isStackFull(error)) return nestedTooDeep();\n',
    without: '',
    test: { file: 'tests/product/deep-nesting.test.ts', title: 'is refused where a parser has no room left' },
  },
  {
    fault: 72,
    what: 'Groups of an imported form lie within one another only so deep.',
    file: 'studio/workbench/commands/import-form.ts',
    source: '    if (depthOf(form.nodes) > mostNested) throw nestedTooDeep();\n',
    without: '',
    test: { file: 'tests/product/deep-nesting.test.ts', title: 'is refused with what to do' },
  },
  {
    fault: 72,
    what: 'A pattern of polynomial time is refused where a text may be long.',
    file: 'engine/compiler/patterns/pattern-problem.ts',
    source: '  if (!isAmbiguous(pattern)) return slowOnLong(pattern, longest);\n',
    without: '  if (!isAmbiguous(pattern)) return undefined;\n',
    test: {
      file: 'engine/compiler/patterns/pattern-problem.test.ts',
      title: 'of polynomial time on texts of',
    },
  },
  {
    fault: 72,
    what: 'A pattern over a text that is longer than what it was proved for takes steps.',
    file: 'engine/core/expressions/runtime.ts',
    source: '  if (value.length > provenText) takeSteps(Math.floor((value.length / 10) ** 2));\n',
    without: '',
    test: { file: steps, title: 'are taken by a pattern over a long text' },
  },
  {
    fault: 72,
    what: 'A joined list is foreseen to be as long as all of its texts.',
    file: 'engine/compiler/expressions/cost.ts',
    source: 'return mostItems(first) * (mostOfItem(first) + mostCharacters(second));',
    without: 'return mostOfItem(first) + mostCharacters(second);',
    test: { file: 'engine/compiler/expressions/cost.test.ts', title: 'has texts as long as their schema' },
  },
  {
    fault: 72,
    what: 'What is too costly in a derived value is named in the log.',
    file: 'engine/core/records/derive.ts',
    source: 'blamedOn(`derived value ${derivation.id}`, () => apply(draft, input, derivation, on));',
    without: 'apply(draft, input, { derivation, on });',
    test: { file: 'tests/product/rule-budgets.test.ts', title: 'is named in the log' },
  },
];
