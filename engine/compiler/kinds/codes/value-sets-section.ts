import type { DictionarySource } from '../../emit/dictionary/dictionary-source.ts';
import type { DictionaryPage } from '../../emit/dictionary/emit-dictionary.ts';
import {
  type Block,
  heading,
  inlineCode,
  joinBlocks,
  linkTo,
  plain,
  table,
} from '../../emit/dictionary/markdown.ts';

export const valueSetsPage: DictionaryPage = {
  contents: () => [linkTo('Value sets', 'value-sets')],
  sections: (source) => [valueSetsSection(source)],
};

/** Lists every value set with its codes and their texts. */
function valueSetsSection({ sources }: DictionarySource): Block {
  const sets = [...sources.of('codes').values()].flatMap(({ stem, value }) => {
    const { title, description, system, codes, 'x-origin': origin } = value;
    return [
      heading(3, title, `codes-${stem}`),
      [
        inlineCode(stem),
        plain(description),
        system === undefined ? '' : `Code system: ${inlineCode(system)}.`,
        origin === 'assumed' ? '*Assumed: the specification does not give this list.*' : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
      table(
        ['Code', 'Display'],
        codes.map((entry) => [inlineCode(entry.code), plain(entry.display)]),
      ),
    ];
  });
  return joinBlocks([heading(2, 'Value sets', 'value-sets'), ...sets]);
}
