import type { AnswerContract, CallContract } from '../../../core/product/call.ts';
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

export const callsPage: DictionaryPage = {
  contents: () => [linkTo('Calls', 'calls')],
  sections: (source) => [callsSection(source)],
};

/** Lists every call in one table, without the schemas, which `openapi.json` contains. */
function callsSection({ calls }: DictionarySource): Block {
  const rows = calls.map((call) => [
    inlineCode(call.name),
    plain(call.title),
    call.methods.map((method) => inlineCode(`${method} ${call.path}`)).join('<br>'),
    queryOf(call),
    bodyOf(call),
    answerOf(call.answer),
    linkTo(call.access, `access-${call.access}`),
  ]);
  return joinBlocks([
    heading(2, 'Calls', 'calls'),
    'The contracts between page and gateway. `openapi.json`, beside this file, has them with all their schemas.',
    table(['Call', 'What it does', 'Address', 'Query', 'Body', 'Answer', 'Access'], rows),
  ]);
}

function queryOf({ query }: CallContract): string {
  const parameters = Object.entries(query).map(
    ([name, { type, isRequired }]) => `${inlineCode(name)} (${type}${isRequired ? ', required' : ''})`,
  );
  return parameters.join(', ');
}

function bodyOf({ body, store }: CallContract): string {
  if (store.kind === 'search') return 'queries, filters, sort, from';
  if (body === undefined) return '';
  const content =
    body.entity === undefined ? 'see openapi.json' : linkTo(body.entity, `entity-${body.entity}`);
  return body.wrap === undefined ? content : `${content} in ${inlineCode(body.wrap)}`;
}

function answerOf(answer: AnswerContract): string {
  switch (answer.kind) {
    case 'record':
      return linkTo(answer.entity, `entity-${answer.entity}`);
    case 'list':
      return `rows of ${linkTo(answer.entity, `entity-${answer.entity}`)}`;
    case 'saved':
      return `the saved ${linkTo(answer.entity, `entity-${answer.entity}`)}`;
    case 'hits':
      return `hits of ${linkTo(answer.search, `search-${answer.search}`)}`;
    case 'report':
      return `figures of the report ${inlineCode(answer.report)}`;
    case 'file':
      return `a file (${answer.mediaType})`;
    case 'free':
      return 'see openapi.json';
  }
}
