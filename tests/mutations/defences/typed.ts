import type { Defence } from '../defence.ts';

const picker = 'engine/react/form/widgets/picker-model.test.tsx';

/** Fault 85: what was typed becomes something else, or is lost. */
export const typed: readonly Defence[] = [
  {
    fault: 85,
    what: 'What a search found is offered for the text that it answers alone.',
    file: 'engine/react/form/widgets/use-suggestions.ts',
    source: '  const isOfThisText = isLongEnough && term === wanted;',
    without: '  const isOfThisText = isLongEnough;',
    test: { file: picker, title: 'is not taken by Arrow and Enter while another word has been typed' },
  },
  {
    fault: 85,
    what: 'A mark on a place of a list does not stay for another list.',
    file: 'engine/react/form/widgets/CodeSearchBox.tsx',
    source: '  useLayoutEffect(resetSelectedOption, [suggestions.found, resetSelectedOption]);',
    without: '  useLayoutEffect(() => {}, [suggestions.found, resetSelectedOption]);',
    test: { file: picker, title: 'is not taken in place of another one' },
  },
  {
    fault: 85,
    what: 'Rows that another text has found cannot be opened.',
    file: 'engine/react/table/list-keys.ts',
    source: ':not([inert] *)',
    without: '',
    test: {
      file: 'tests/product/member-search.test.tsx',
      title: 'lets nobody open what the word before has found',
    },
  },
];
