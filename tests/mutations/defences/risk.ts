import type { Defence } from '../defence.ts';

const test = 'tests/product/stored-risk.test.ts';

/** Risk of a patient in the list, the queues and the header. */
export const risk: readonly Defence[] = [
  {
    fault: 207,
    what: 'Who takes nothing has no score, and no low one, whether or not the provider answers.',
    file: 'features/risk/server/score-of.ts',
    source: 'return question.medications.length === 0 ? nothingTaken : await riskOf(question);',
    without:
      'return await riskOf(question.medications.length === 0 ? { ...nothingTaken, ...question } : question);',
    test: { file: test, title: 'is none, and no zero, once everything is stopped' },
  },
  {
    fault: 207,
    what: 'Of many changes of what a patient takes, the last one asks the provider.',
    file: 'features/risk/server/stored-risk.ts',
    source: 'if (await hasLaterTask(database, entry)) return;',
    without: 'if ((await hasLaterTask(database, entry)) && entry.seq < 0) return;',
    test: { file: test, title: 'follows what is loaded, with one question for many changes' },
  },
  {
    fault: 207,
    what: 'A score that cannot be worked out again stays with its date.',
    file: 'features/risk/server/stored-risk.ts',
    source: 'const content = { ...known, ...change, type: kind.type };',
    without: 'const content = { ...change, type: kind.type };',
    test: { file: test, title: 'stays with its date while the provider is away' },
  },
  {
    fault: 207,
    what: 'A date of birth that changes is a reason to ask the provider again.',
    file: 'gateway/records/write.ts',
    source: 'if (task === undefined || (of !== undefined',
    without: 'if (task !== undefined || (of !== undefined',
    test: { file: test, title: 'follows the date of birth, which a provider may go by' },
  },
  {
    fault: 207,
    what: 'What an earlier release has stored gets its score at the start of this one.',
    file: 'features/all/server/features.ts',
    source: 'await queueFirstScores(surroundings);',
    without: 'void queueFirstScores;',
    test: {
      file: test,
      title: 'is worked out at the start of a release for whom an earlier one stored medications',
    },
  },
  {
    fault: 207,
    what: 'A product is refused whose records queue work that nothing does.',
    file: 'gateway/gateway.ts',
    source: 'if (task === undefined || Object.hasOwn(tasks, task)) continue;',
    without: 'if (task === undefined || task.length > 0) continue;',
    test: { file: test, title: 'needs a task that there is' },
  },
  {
    fault: 207,
    what: 'However many scores wait behind a load, other work goes first.',
    file: 'gateway/store/outbox/relay.ts',
    source: 'return claimed.length > 0 || later.length === 0 ? claimed : claimEntries(database, later);',
    without: 'return later.length > 0 ? claimEntries(database, topics) : claimed;',
    test: { file: 'gateway/store/outbox/outbox.test.ts', title: 'does what cannot wait before what can' },
  },
  {
    fault: 207,
    what: 'A gateway that ends leaves the tasks that nobody has begun to the next start.',
    file: 'gateway/store/outbox/relay.ts',
    source: 'claimed = isClosing ? [] : await claim()',
    without: 'claimed = await claim()',
    test: { file: 'gateway/store/outbox/outbox.test.ts', title: 'does what cannot wait before what can' },
  },
  {
    fault: 207,
    what: 'A score that is not there yet is said to be computed, and the old one stays.',
    file: 'features/risk/server/stored-risk.ts',
    source: "if (isSlow) await store(entry, surroundings, { status: 'computing' });",
    without: "if (isSlow) await store(entry, surroundings, { status: 'current' });",
    test: { file: test, title: 'is being computed, with the old one beside it' },
  },
  {
    fault: 207,
    what: 'Who has had a birthday since gets another score.',
    file: 'features/risk/server/birthdays.ts',
    source: 'if (subjects.length > 0) await queueTasks(tx, { topic: storedRiskTopic, subjects, at });',
    without: 'if (subjects.length < 0) await queueTasks(tx, { topic: storedRiskTopic, subjects, at });',
    test: { file: test, title: 'is worked out anew, on 1 March' },
  },
  {
    fault: 207,
    what: 'However many gateways start, one search for birthdays goes on.',
    file: 'features/risk/server/birthdays.ts',
    source: 'if (await hasLaterTask(tx, entry)) return;',
    without: 'if ((await hasLaterTask(tx, entry)) && entry.seq < 0) return;',
    test: { file: test, title: 'is caught up with at the start of several gateways' },
  },
  {
    fault: 207,
    what: 'A task for tomorrow raises no alarm.',
    file: 'gateway/operation/metrics.ts',
    source: 'where due <= now() group by topic',
    without: 'group by topic',
    test: { file: test, title: 'is looked for once a day' },
  },
];
