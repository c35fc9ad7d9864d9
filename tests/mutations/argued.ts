/** Reason why some refusals are not part of the suite. */
export interface Argument {
  /** Pattern of paths from the root of the project. */
  readonly files: RegExp;
  /** Pattern of the lines; absent for all lines of these files. */
  readonly lines?: RegExp;
  readonly why: string;
}

/** Refusals written since the last complete run that the suite does not remove, with reasons. */
export const argued: readonly Argument[] = [
  {
    files: /./,
    lines: /scope: 'everything'/,
    why: 'Work of the gateway itself, for no user: it widens, and there is nothing to take out.',
  },
  {
    files: /./,
    lines: /new (?:Error|ProductError)\(/,
    why: 'A mistake of ours, or of a product that does not start: nobody outside gets there.',
  },
  {
    files: /^(?:tools\/(?:dev|quality)|engine\/(?:library|compiler)|features\/import\/server\/fhir)\//,
    why: 'Commands of developers and the compiler: what they let through is judged again by the gateway, or never leaves the machine. Budgets of the compiler are in the suite.',
  },
  {
    files: /^studio\/(?:exchange|text|workbench)\//,
    lines: /new (?:CommandError|ImportError|RenameError)\(|belongsToEntity|refuse/,
    why: 'A command over a draft in memory: the compiler judges its result, and people review it, before any of it is served.',
  },
  {
    files: /^tools\/(?:cli|commands)\//,
    lines: /new (?:UsageError|CommandError|Error)\(/,
    why: 'A sentence for who may do everything with this database: what they misspelt.',
  },
  {
    files:
      /^gateway\/(?:operation\/(?:config|config-addresses|trace-config)|store\/check-server|store\/distribution|control\/.*)\.ts$/,
    why: 'Sentences at the start of a gateway or a command: each has a case in the table of its test, which looks for its words.',
  },
  {
    files: /^(?:screens|engine|(?:features|studio)\/(?!(?:[^/]+\/)?server\/))/,
    why: 'How much a page shows or takes: the gateway judges what it sends. What keeps typed text is in the suite (205, 206).',
  },
  {
    files: /^studio\/(?:exchange|workbench\/(?:expressions|of-schema-set|compile-beside|rename))/,
    lines: /most|longest|deepest|refused\(/,
    why: 'Lengths of what is shown or offered; budgets of the threads are in the suite (72).',
  },
  {
    files: /^gateway\/operation\/(?!config|trace-config|errors|last-resort|outside\/)/,
    why: 'How many spans are kept: a trace that lacks one harms nobody.',
  },
  {
    files: /^gateway\/(?:intake\/load|work\/(?:conversion|jobs|upkeep)|versions\/(?!projections\/))/,
    lines: /CollisionError|SupersededError|TakenError|longest|most|for update/,
    why: 'Turns of the gateway with itself: histories (`npm run histories`) and the tests of conversion and preparation judge their outcome, and no user decides when they meet.',
  },
  {
    files:
      /^gateway\/(?:intake\/staging|search\/(?!reports\/|catalogues\/)|documents|http\/limits|http\/live\/presence|store\/(?!kinds\/|memory\/|outbox\/))/,
    lines: /longest|most|limits\[/,
    why: 'Sizes of batches and of texts that are shown.',
  },
  {
    files: /^gateway\/store\/(?!kinds\/|memory\/|outbox\/)|^gateway\/identity\/tokens\/discover-issuer/,
    lines: /throw new \w+Error|throw isRefusedWrite|throw readOnly/,
    why: 'Words for a failure of the database or the issuer that is there anyhow; that nothing is written read-only is in the suite (85).',
  },
  {
    files: /^features\/(?:reconciliation|directions|medicines|terminology|decision-support)\//,
    lines: /longest|most|limit\b|named\(/,
    why: 'How much of a text is read or shown: what is not read stays words, which the suite holds (86, 97, 204).',
  },
  {
    files: /^studio\/server\//,
    lines:
      /throw (?:notFound|badRequest|wrongState|changedMeanwhile|servedAlready|new JobFailedError)\(|most|longest/,
    why: 'What is not there, or was changed meanwhile, in a Studio that only analysts reach: what decides who publishes what is in the suite (85).',
  },
  {
    files: /effects-on-rights|studio\/server\/rights\.ts$/,
    why: 'How rights are compared: `studio-rights.test.ts` searches random drafts for a gain, and the suite takes the comparison out as a whole (85).',
  },
  {
    files: /^features\/(?:faxes|printing|invitation)\/server\//,
    lines: /throw /,
    why: 'A delivery that did not happen, in words; that it is not lost is in the suite (200, 208).',
  },
  {
    files:
      /^gateway\/(?:calls\/bindings\/read|calls\/input\/body|http\/live\/live-server|records\/store-content)\.ts$/,
    why: 'Moved or rewritten since: the same question stood in the suite under its former lines, and its tests (reach, sizes, topics, unique values) are still asked by other entries of 43, 55 and 72.',
  },
  {
    files:
      /^gateway\/(?:calls\/(?:require-current|saved-record)|documents\/document-scope|records\/workflow\/handed-over)\.ts$/,
    why: 'A second look after a first one that is in the suite: of rights that were remembered, of an answer that is given again, of records that belong to one which was found within reach.',
  },
  {
    files: /search\/table\/related\.ts|staging-target|take-turn|queue-next/,
    why: 'Turns on rows that are locked in one order: a race decides nothing wrong without them, it fails and is tried again.',
  },
  {
    files: /^gateway\/search\/names\/name-total/,
    why: 'A percent sign that is typed would count too many rows, of the same organizations.',
  },
  {
    files: /allergy-marks|stored-scope|studio-replay|workflow-event|studio-publish\.ts/,
    why: 'Beside the question of the same function that the suite takes out (85, 186): records within reach, without hidden fields.',
  },
  {
    files: /held-services|^tools\/cli\/|^studio\/(?:exchange|workbench\/(?:commands|rename))\//,
    why: 'What a command shows or writes for the person who runs it; that a read-only gateway sends nothing is in the suite (85).',
  },
  {
    files: /^gateway\/(?:records\/read|calls\/bindings\/search)\.ts$/,
    lines: /function forChanges|listRecords\(database, \{ kind, scope: user \}\)/,
    why: 'Its call is in the suite (43); names that only put the rows in order that their reader has anyway.',
  },
  {
    files: /terminology\/server\/aliases\.ts$/,
    lines: /escapeLike/,
    why: 'A key has letters, digits and spaces alone, and what the pattern finds is compared with the whole name afterwards.',
  },
];
