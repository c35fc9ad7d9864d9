import type { Defence } from '../defence.ts';

const takeBack = 'studio/workbench/history/take-back.ts';
const takenBack = 'studio/workbench/history/take-back.test.ts';
const addressOfPart = 'studio/page/change-this/address-of-part.ts';
const newRecord = 'studio/workbench/commands/create-record.ts';
const changeRight = 'studio/workbench/commands/change-right.test.ts';
const preview = 'tests/product/change-this-preview.test.tsx';
const changeThis = 'tests/product/change-this.test.tsx';

/**
 * The Studio: parts that undoing a publication must keep, and links that lead users to it with the right records.
 */
export const studio: readonly Defence[] = [
  {
    fault: 211,
    what: 'A value that a button fills in is one that its field takes, whichever of two it is.',
    file: 'engine/compiler/check/given-values-fit-their-fields.rule.ts',
    source: "  if (node.op === '?:') return node.args.slice(1).flatMap(literalsOf);",
    without: '',
    test: {
      file: 'engine/compiler/check/every-diagnostic.test.ts',
      title: 'a value of a button that the field',
    },
  },
  {
    fault: 211,
    what: 'A kind of value is not changed where stored values would have to be guessed.',
    file: 'studio/workbench/commands/retype-field.ts',
    source: "  if (from === 'string' && to === 'number')",
    without: "  if (from === 'string')",
    test: {
      file: 'studio/workbench/commands/retype-field.test.ts',
      title: 'is refused where something reads it as it was',
    },
  },
  {
    fault: 211,
    what: 'Who may use the Studio is not changed in it.',
    file: 'studio/workbench/commands/change-right.ts',
    source: '  if (name.startsWith(sealedNames))',
    without: "  if (name === '')",
    test: { file: changeRight, title: 'leaves who may use the Studio to a release' },
  },
  {
    fault: 211,
    what: 'No command takes a field from code that reads it.',
    file: 'studio/workbench/commands/run-command.ts',
    source: '  if (taken === undefined || reads === undefined) return;',
    without: '  if (taken === undefined || reads !== undefined) return;',
    test: {
      file: 'studio/workbench/commands/run-command.test.ts',
      title: 'refuses for one reason to take a field from code that reads it',
    },
  },
  {
    fault: 211,
    what: 'People are counted by the changed rules alone, before a right is changed.',
    file: 'studio/server/effects-on-rights.ts',
    source: 'if (kind.name === profile || only?.has(kind.name) === false) continue;',
    without: 'if (kind.name === profile) continue;',
    test: {
      file: 'tests/product/studio-rights.test.ts',
      title: 'counts people by the changed rule alone',
    },
  },
  {
    fault: 211,
    what: 'A changed right of one role is no right of another one.',
    file: 'studio/workbench/access/with-right.ts',
    source: 'return right === true ? own : `${own} && ${inAnd(right.when)}`;',
    without: 'return right === true ? own : `${own} && ${right.when}`;',
    test: { file: 'studio/workbench/access/with-right.test.ts', title: 'the right of one role by a rule' },
  },
  {
    fault: 216,
    what: 'A publication taken back takes no release with it that came between its predecessor and it.',
    file: 'gateway/versions/version-history.ts',
    source: 'if (own.length > 0) {',
    without: 'if (own.length < 0) {',
    test: {
      file: 'gateway/versions/version-history.test.ts',
      title: 'finds what a publication changed by itself',
    },
  },
  {
    fault: 216,
    what: 'A value that was published again since stays when an earlier publication is taken back.',
    file: takeBack,
    source: '  return { value: now, left: [[]] };',
    without: '  return { value: former, left: [] };',
    test: { file: takenBack, title: 'that was changed again since, and leaves it [FAULT-216]' },
  },
  {
    fault: 216,
    what: 'A row that came back since is not added once more.',
    file: takeBack,
    source: '    if (again >= 0) left.push([String(again)]);\n    else rows',
    without: '    if (again < -1) left.push([String(again)]);\n    else rows',
    test: { file: takenBack, title: 'that was changed again since, and leaves it [FAULT-216]' },
  },
  {
    fault: 216,
    what: 'A publication is not taken back over what the draft changed in the same files.',
    file: 'studio/page/history/UndoPublication.tsx',
    source: 'isBlocked={files.length === 0 || isInDraft}',
    without: 'isBlocked={files.length === 0}',
    test: { file: 'tests/product/studio.test.tsx', title: 'undoes one publication as a step of the draft' },
  },
  {
    fault: 214,
    what: '"Change this…" is for who may change the product.',
    file: 'studio/page/change-this/StudioEntry.tsx',
    source: " || !can(studio.access) || !can('studio.edit')",
    without: '',
    test: { file: changeThis, title: 'who loads nothing of it [FAULT-214]' },
  },
  {
    fault: 214,
    what: 'Records that an analyst came from are gone with the analyst.',
    file: 'studio/page/change-this/ChangeThis.tsx',
    source: '  useEffect(() => forgetSamples, []);\n',
    without: '',
    test: { file: changeThis, title: 'came from when another user signs in [FAULT-214]' },
  },
  {
    fault: 214,
    what: 'Records that an analyst came from are gone once the Studio is left.',
    file: 'studio/page/change-this/ChangeThis.tsx',
    source: '  useEffect(() => (isInStudio ? forgetSamples : undefined), [isInStudio]);\n',
    without: '',
    test: { file: changeThis, title: 'came from when the Studio is left [FAULT-214]' },
  },
  {
    fault: 214,
    what: 'What is typed in a preview is not kept as a draft of the real record.',
    file: 'engine/react/modal/kept-drafts.ts',
    source: 'useEngine().client.isTrial === true ? noDrafts : ofTab',
    without: 'ofTab',
    test: { file: preview, title: 'neither shows nor touches what was typed for that record' },
  },
  {
    fault: 214,
    what: 'Samples of a preview are not kept in the browser, and what pages kept is no sample.',
    file: 'studio/page/preview/PreviewEngine.tsx',
    source: '      isTrial\n',
    without: '',
    test: { file: preview, title: 'neither keeps its samples in the browser' },
  },
  {
    fault: 214,
    what: 'A press beside every part ends the picking, which swallows every press.',
    file: 'engine/react/pointed/picker.ts',
    source: '      if (marked !== undefined) return pick();',
    without: '      return pick();',
    test: { file: 'engine/react/pointed/picker.test.tsx', title: 'ends with a press beside every part' },
  },
  {
    fault: 214,
    what: 'A dialog that listened to keys before leaves Escape to the picking.',
    file: 'engine/react/modal/Dialog.tsx',
    source: ', part-picker',
    without: '',
    test: { file: 'engine/react/modal/Dialog.test.tsx', title: 'leaves Escape to the picking' },
  },
  {
    fault: 214,
    what: 'A part of the served file is found where it stands in the draft.',
    file: addressOfPart,
    source: 'counterpartPath(drafted, { value: served, tokens }) ?? []',
    without: 'tokens',
    test: { file: 'studio/page/change-this/address-of-part.test.ts', title: 'is that of the same column' },
  },
  {
    fault: 214,
    what: 'The file itself opens where the draft no longer has the part.',
    file: addressOfPart,
    source: "getAtTokens(drafted, found) === undefined ? '' : pointerOf(found)",
    without: 'pointerOf(found)',
    test: { file: 'studio/page/change-this/address-of-part.test.ts', title: 'is the file where the draft' },
  },
  {
    fault: 211,
    what: 'A kind of record that would not compile is not added at all.',
    file: newRecord,
    source: '  if (errors.length === 0) return all;',
    without: '  if (errors.length < 99) return all;',
    test: {
      file: 'studio/workbench/commands/create-record.test.ts',
      title: 'is refused with',
    },
  },
  {
    fault: 211,
    what: 'Nothing is made to belong to records that an access rule of their own protects.',
    file: 'engine/core/authoring/new-record.ts',
    source: '  if (access !== undefined)',
    without: '  if (access === 99)',
    test: {
      file: 'studio/workbench/commands/create-record.test.ts',
      title: 'is refused with',
    },
  },
  {
    fault: 211,
    what: 'Nothing is made to belong to records of no organization.',
    file: 'engine/core/authoring/new-record.ts',
    source: '  if (organizationAt === undefined)',
    without: '  if (organizationAt === 99)',
    test: {
      file: 'studio/workbench/commands/create-record.test.ts',
      title: 'is refused with',
    },
  },
  {
    fault: 211,
    what: 'The question whose a kind of record is offers only records that can own.',
    file: 'studio/page/new-record/record-spots.ts',
    source: '    .filter(({ canOwn }) => canOwn)\n',
    without: '',
    test: {
      file: 'studio/page/new-record/record-spots.test.ts',
      title: 'none that cannot own',
    },
  },
  {
    fault: 211,
    what: 'No kind of record gets the name of another one.',
    file: 'engine/core/authoring/new-record.ts',
    source: '  const known = titles.find((each) => isSame(each, title));',
    without: '  const known = titles.find((each) => each === title.concat("?"));',
    test: {
      file: 'studio/workbench/commands/create-record.test.ts',
      title: 'is refused with',
    },
  },
  {
    fault: 214,
    what: 'What rests in a field is in the draft before an undo, which would otherwise be followed by it.',
    file: 'studio/page/use-studio.ts',
    source: 'function untilSettled(): Promise<void> {\n    keepTyped();',
    without: 'function untilSettled(): Promise<void> {',
    test: {
      file: 'tests/product/studio.test.tsx',
      title: 'as the latest step, also before the typing rested',
    },
  },
  {
    fault: 214,
    what: 'A text that was handed over is not handed over again by its field, which goes after an undo.',
    file: 'studio/page/CommittedText.tsx',
    source: "if (next === '' || next === handed.current) return;",
    without: "if (next === '' || next === text) return;",
    test: {
      file: 'tests/product/studio.test.tsx',
      title: 'as the latest step, also before the typing rested',
    },
  },
];
