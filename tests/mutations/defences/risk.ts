import type { Defence } from '../defence.ts';

const test = 'tests/product/stored-risk.test.ts';

/** What the list, the queues and the header say of a patient's risk. */
export const risk: readonly Defence[] = [
  {
    fault: 187,
    what: 'Who takes nothing has no score, and no low one, whether or not the provider answers.',
    file: 'screens/features/risk/gateway/score-of.ts',
    source: 'return question.medications.length === 0 ? nothingTaken : await riskOf(question);',
    without:
      'return await riskOf(question.medications.length === 0 ? { ...nothingTaken, ...question } : question);',
    test: { file: test, title: 'is none, and no zero, once everything is stopped' },
  },
  {
    fault: 187,
    what: 'Of many changes of what a patient takes, the last one asks the provider.',
    file: 'screens/features/risk/gateway/stored-risk.ts',
    source: 'if (await isOvertaken(database, entry)) return;',
    without: 'if ((await isOvertaken(database, entry)) && entry.seq < 0) return;',
    test: { file: test, title: 'follows what is loaded, with one question for many changes' },
  },
  {
    fault: 187,
    what: 'A score that cannot be worked out again stays with its date.',
    file: 'screens/features/risk/gateway/stored-risk.ts',
    source: 'const content = { ...known, ...change, type: kind.type };',
    without: 'const content = { ...change, type: kind.type };',
    test: { file: test, title: 'stays with its date while the provider is away' },
  },
];
