import type { Defence } from '../defence.ts';

const clean = 'engine/core/text/clean-text.test.ts';
const kept = 'engine/react/modal/kept-typing.test.tsx';
const text = 'engine/react/form/widgets/kept-text.test.tsx';
const letter = 'screens/respond/letter-form.test.tsx';
const picker = 'engine/react/form/widgets/picker-model.test.tsx';

/** Faults 205 and 206: what was typed becomes something else or is lost, or is nothing that anybody sees. */
export const typed: readonly Defence[] = [
  {
    fault: 205,
    what: 'What a search found is offered for the text that it answers alone.',
    file: 'engine/react/form/widgets/use-suggestions.ts',
    source: '  const isOfThisText = isLongEnough && term === wanted;',
    without: '  const isOfThisText = isLongEnough;',
    test: { file: picker, title: 'is not taken by Arrow and Enter while another word has been typed' },
  },
  {
    fault: 205,
    what: 'A mark on a place of a list does not stay for another list.',
    file: 'engine/react/form/widgets/CodeSearchBox.tsx',
    source: '  useLayoutEffect(resetSelectedOption, [suggestions.found, resetSelectedOption]);',
    without: '  useLayoutEffect(() => {}, [suggestions.found, resetSelectedOption]);',
    test: { file: picker, title: 'is not taken in place of another one' },
  },
  {
    fault: 205,
    what: 'Rows that another text has found cannot be opened.',
    file: 'engine/react/table/list-keys.ts',
    source: ':not([inert] *)',
    without: '',
    test: {
      file: 'tests/product/member-search.test.tsx',
      title: 'lets nobody open what the word before has found',
    },
  },
  {
    fault: 205,
    what: 'What there is no room for is not put into a full text.',
    file: 'engine/react/form/widgets/admitted.ts',
    source: 'taken(before, edit, fitting(edit.text, roomFor(before, edit, max)))',
    without: 'taken(before, edit, edit.text)',
    test: { file: 'engine/react/form/widgets/admitted.test.ts', title: 'keeps what stands around the caret' },
  },
  {
    fault: 205,
    what: 'An eleventh digit of a phone number is not taken in place of another one.',
    file: 'engine/react/form/widgets/admitted.ts',
    source: '${typed.slice(0, room)}${right}',
    without: '${typed}${right}',
    test: { file: 'engine/react/form/widgets/admitted.test.ts', title: 'takes no eleventh digit' },
  },
  {
    fault: 205,
    what: 'What is typed in the last quarter of a second is in the draft of a page that goes.',
    file: 'engine/react/parts/when-left.ts',
    source: "  addEventListener('pagehide', keep, { capture });\n",
    without: '',
    test: { file: kept, title: 'is in the draft when the page goes' },
  },
  {
    fault: 205,
    what: 'What is typed last is in the draft when one goes to another page.',
    file: 'engine/react/modal/use-record-modal.ts',
    source: '      store.buffer.flushAll();\n      keep();\n',
    without: '',
    test: { file: kept, title: 'is in the draft when one goes back' },
  },
  {
    fault: 205,
    what: 'What was given up is in no draft.',
    file: 'engine/react/modal/use-record-modal.ts',
    source: '      if (isOver.current) return;\n',
    without: '',
    test: { file: kept, title: 'is in no draft that was given up' },
  },
  {
    fault: 205,
    what: 'After a log-out no draft is written any more.',
    file: 'engine/react/modal/drafts.ts',
    source: '  if (isOver) return;\n',
    without: '',
    test: { file: kept, title: 'is in no draft after a log-out' },
  },
  {
    fault: 205,
    what: 'Nothing is typed into what is being stored.',
    file: 'engine/react/parts/Locked.tsx',
    source: ' inert={isLocked}',
    without: '',
    test: { file: kept, title: 'takes nothing that would be in no version' },
  },
  {
    fault: 206,
    what: 'Texts are stored without what nobody sees.',
    file: 'engine/core/json/blank.ts',
    source: 'cleanText(value).trim();',
    without: 'value.trim();',
    test: { file: clean, title: 'is blank, and goes when a value is tidied' },
  },
  {
    fault: 206,
    what: 'What nobody sees does not satisfy "required".',
    file: 'engine/core/json/blank.ts',
    source: "cleanText(value).trim() === ''",
    without: "value.trim() === ''",
    test: { file: clean, title: 'is blank, and goes when a value is tidied' },
  },
  {
    fault: 206,
    what: 'A text that cannot be stored is refused at its field.',
    file: 'gateway/calls/input/body.ts',
    source: "[{ at, code: 'format', message: unseen, severity: 'error' }]",
    without: '[]',
    test: { file: 'gateway/calls/input/input.test.ts', title: 'name the field whose text cannot be stored' },
  },
  {
    fault: 85,
    what: 'A box outside of forms takes what there is room for, and says what it does not take.',
    file: 'engine/react/form/widgets/TextBox.tsx',
    source: `  const own = useRef<HTMLInputElement>(null);
  const box = ref ?? own;
  const admitted = useAdmitted(box, admitUpTo(maxLength));`,
    without: `  const own = useRef<HTMLInputElement>(null);
  const box = ref ?? own;
  const admitted = useAdmitted(box, admitUpTo(undefined));`,
    test: { file: 'engine/react/form/widgets/TextBox.test.tsx', title: 'takes nothing at its maximum' },
  },
  {
    fault: 85,
    what: 'What a mask has made of a text is not looked at as another change.',
    file: 'engine/react/form/widgets/use-admitted.ts',
    source: '    if (element.value === before) return;\n',
    without: '',
    test: { file: text, title: 'is not taken away by what an input method writes' },
  },
  {
    fault: 85,
    what: 'A paste without anything in it takes nothing away.',
    file: 'engine/react/form/widgets/use-admitted.ts',
    source: "text === '' ? undefined : { start, end, text }",
    without: '{ start, end, text }',
    test: { file: text, title: 'is not taken away by a paste in which there is nothing' },
  },
  {
    fault: 85,
    what: 'A text field keeps what stands in it when it renders alone.',
    file: 'engine/react/form/widgets/TextControl.tsx',
    source: 'useTypedText<HTMLInputElement>(props, {',
    without: 'useTypedText<HTMLInputElement>({ ...props }, {',
    test: { file: text, title: 'stays when the control says that something else is not taken' },
  },
  {
    fault: 85,
    what: 'A half typed day stays in its line, and a half typed time in its own.',
    file: 'engine/react/form/widgets/DateTimeControl.tsx',
    source: "const betweenLines = '\\t';",
    without: "const betweenLines = ' ';",
    test: { file: text, title: 'stays in its line' },
  },
  {
    fault: 85,
    what: 'What the Studio has not been answered is handed to the next page of the tab.',
    file: 'screens/features/studio/use-studio.ts',
    source: '    keepCommands(user.id, commandsToKeep());\n',
    without: '',
    test: {
      file: 'tests/product/studio.test.tsx',
      title: 'goes on after a reload with what was typed in a burst',
    },
  },
  {
    fault: 85,
    what: 'Whoever leaves a letter with answers that were not sent is asked.',
    file: 'screens/respond/LetterForm.tsx',
    source: "    addEventListener('beforeunload', ask);\n",
    without: '',
    test: { file: letter, title: 'is left without losing answers unasked' },
  },
  {
    fault: 85,
    what: 'Nothing is typed into answers that are being sent.',
    file: 'screens/respond/LetterForm.tsx',
    source: '<Locked isLocked={isSending}>',
    without: '<Locked isLocked={false}>',
    test: { file: letter, title: 'is left without losing answers unasked' },
  },
  {
    fault: 86,
    what: 'A cell of a file has nothing that nobody sees.',
    file: 'engine/core/intake/row-plan.ts',
    source: 'cleanText(text).trim();',
    without: 'text.trim();',
    test: {
      file: 'tests/product/unseen-signs.test.ts',
      title: 'the same by',
    },
  },
  {
    fault: 86,
    what: 'A day of a file is read by whichever dashes and spaces it was written with.',
    file: 'engine/core/intake/read-value.ts',
    source: 'dayOf(signsOf(text), mapping.date)',
    without: 'dayOf(text, mapping.date)',
    test: { file: 'tests/product/unseen-signs.test.ts', title: 'a day that people typed as' },
  },
  {
    fault: 86,
    what: 'Nothing that nobody sees is looked for.',
    file: 'engine/react/tab/search/search-state.ts',
    source: "cleanText(texts[name] ?? '').trim()",
    without: "(texts[name] ?? '').trim()",
    test: {
      file: 'engine/react/tab/search/search-state.test.ts',
      title: 'look for nothing that nobody sees',
    },
  },
];
