import { pathOf, tokensOf } from '../../../core/json/pointer.ts';
import type { FieldUse } from '../../emit/dictionary/dictionary-source.ts';
import { inlineCode, plain } from '../../emit/dictionary/markdown.ts';

const isFound = ({ source: { kind } }: FieldUse['source']['tabs'][number]) =>
  kind === 'search' || kind === 'saved';

/** Lists the forms with a field, the tabs that show it and the searches that find it. */
export function pathsShowing({ entity, at, source }: FieldUse): readonly string[] {
  const path = pathOf(tokensOf(at));
  const forms = source.forms
    .filter((form) => form.entity === entity.name && Object.hasOwn(form.fields, path))
    .map(({ name }) => inlineCode(name));
  const tabs = source.tabs
    .filter((tab) => tab.entity === entity.name && !isFound(tab))
    .filter(({ table }) => table.columns.some(({ field }) => field === path))
    .map(({ name, title }) => `${plain(title)} (${inlineCode(name)})`);
  const searches = source.searches
    .filter((index) => index.entity === entity.name)
    .flatMap((index) =>
      Object.entries(index.columns)
        .filter(([, { from }]) => from.includes(at))
        .map(([column]) => `${inlineCode(`${index.name}.${column}`)}`),
    );
  return [
    ...(forms.length === 0 ? [] : [`Asked for in the form ${forms.join(', ')}`]),
    ...(tabs.length === 0 ? [] : [`Shown in the tab ${tabs.join(', ')}`]),
    ...(searches.length === 0 ? [] : [`Searched as ${searches.join(', ')}`]),
  ];
}
