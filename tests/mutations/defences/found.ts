import type { Defence } from '../defence.ts';

const sources = 'tools/compiler/source/source-set.test.ts';
const size = { file: 'tests/gateway/record-size.test.ts', title: '[FAULT-72]' } as const;
const limiter = 'gateway/http/rate-limit.test.ts';

/** Faults 71 to 84, which were found by attack and by use. Races (79) stand with those that they repeat. */
export const found: readonly Defence[] = [
  {
    fault: 71,
    what: 'Only names that the build gives get to the file system.',
    file: 'gateway/web/static-files.ts',
    source: ' || !buildName.test(path)) return undefined;',
    without: ') return undefined;',
    test: { file: 'gateway/web/static-files.test.ts', title: ', and goes on serving' },
  },
  {
    fault: 71,
    what: 'What a handler throws is answered, and ends nothing.',
    file: 'gateway/http/always-answer.ts',
    source: '      await next(request, response);',
    without: '      void next(request, response);',
    test: { file: 'gateway/last-resort.test.ts', title: 'is an answer of 500 and a line in the log' },
  },
  {
    fault: 71,
    what: 'A promise that nobody catches ends the process with order.',
    file: 'gateway/last-resort.ts',
    source: "  process.on('unhandledRejection', stop('process.unhandled'));",
    without: '',
    test: { file: 'gateway/last-resort.test.ts', title: 'takes no more, ends what is under way' },
  },
  {
    fault: 72,
    what: 'A list is copied once, however many of its rows change.',
    file: 'engine/core/draft.ts',
    source: 'value !== null && this.#own.has(value)) return value as Container;',
    without: 'value !== null && this.#own.has(this)) return value as Container;',
    test: size,
  },
  {
    fault: 74,
    what: 'Calls without a token are no guesses.',
    file: 'gateway/http/caller.ts',
    source: '    if (headers.authorization === undefined) return nobody;',
    without: '    if (headers.authorization === undefined) return guess;',
    test: { file: limiter, title: 'is not reached by calls without a token' },
  },
  {
    fault: 74,
    what: 'A good token is counted by its user, wherever it comes from.',
    file: 'gateway/http/rate-limit.ts',
    source: "caller.kind === 'user' ? caller.subject : clientAddress(request, isTrusted)",
    without: 'clientAddress(request, isTrusted)',
    test: { file: limiter, title: 'counts what one user sends' },
  },
  {
    fault: 74,
    what: 'Guessed tokens are counted apart from everything else of their address.',
    file: 'gateway/http/caller.ts',
    source: '    return isGuess ? guess : nobody;',
    without: '    return isGuess ? nobody : guess;',
    test: { file: limiter, title: 'makes guesses wait' },
  },
  {
    fault: 81,
    what: 'Lists that a written record is in are read anew.',
    file: 'engine/react/data/follow-changes.ts',
    source: "  return answered.some((entity) => types.includes(entities[entity]?.record?.type ?? ''));",
    without: '  return answered.length === 0;',
    test: {
      file: 'engine/react/data/follow-changes.test.ts',
      title: 'is read anew: records of the type, lists that they stand in',
    },
  },
  {
    fault: 84,
    what: 'A byte order mark is no part of a file.',
    file: 'tools/compiler/source/normalize-text.ts',
    source: ".replace(/^\\uFEFF/, '')",
    without: '',
    test: { file: sources, title: 'compiles files of every kind to the same with' },
  },
  {
    fault: 84,
    what: 'Ends of lines are no part of a file.',
    file: 'tools/compiler/source/normalize-text.ts',
    source: ".replace(/\\r\\n?/g, '\\n')",
    without: '',
    test: { file: sources, title: 'compiles files of every kind to the same with' },
  },
  {
    fault: 84,
    what: 'A file in a folder that nobody reads is reported.',
    file: 'tools/compiler/source/where-files-stand.ts',
    source: '  if (message === undefined) return true;',
    without: '  if (message !== null) return true;',
    test: { file: sources, title: ', and nothing that follows from it' },
  },
  {
    fault: 84,
    what: 'Names that every object has are refused.',
    file: 'tools/compiler/source/reserved-names.ts',
    source: '  return [...own, ...reservedIn(tree)];',
    without: '  return own;',
    test: { file: sources, title: 'wherever it stands [FAULT-84]' },
  },
];
