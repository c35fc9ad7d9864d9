import type { Defence } from '../defence.ts';

const takeBack = 'studio/workbench/history/take-back.ts';
const takenBack = 'studio/workbench/history/take-back.test.ts';
const changeThis = 'tests/product/change-this.test.tsx';

/** The Studio: what undoing a publication leaves alone, and who is led to it with which records. */
export const studio: readonly Defence[] = [
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
    source: '  useEffect(() => () => pointedSamples.set({}), []);\n',
    without: '',
    test: { file: changeThis, title: 'forgets the records that somebody came from' },
  },
];
