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
import { joinLines } from '../../expressions/compile-expression.ts';

export const accessPage: DictionaryPage = {
  contents: () => [linkTo('Access rules', 'access-rules')],
  sections: (source) => [accessSection(source)],
};

/** Lists the access rules, each with the calls that require it. */
function accessSection({ sources, calls }: DictionarySource): Block {
  const rules = [...sources.of('access').values()].flatMap(({ value }) => Object.entries(value.rules));
  const rows = rules.map(([name, { title, needs, when }]) => [
    `<a id="access-${name}"></a>${inlineCode(name)}`,
    plain(title),
    plain(needs),
    inlineCode(joinLines(when)),
    calls
      .filter(({ access }) => access === name)
      .map((call) => inlineCode(call.name))
      .join(', '),
  ]);
  return joinBlocks([
    heading(2, 'Access rules', 'access-rules'),
    'A call without a rule does not exist: what no rule allows is refused.',
    table(['Rule', 'Title', 'Needs', 'Holds while', 'Calls'], rows),
  ]);
}
