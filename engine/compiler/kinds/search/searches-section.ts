import type {
  SearchColumn,
  SearchIndex,
  Statistic,
  StatisticOption,
} from '../../../core/product/search-index.ts';
import type { DictionarySource } from '../../emit/dictionary/dictionary-source.ts';
import type { DictionaryPage } from '../../emit/dictionary/emit-dictionary.ts';
import {
  type Block,
  heading,
  inlineCode,
  joinBlocks,
  linkTo,
  table,
} from '../../emit/dictionary/markdown.ts';

export const searchesPage: DictionaryPage = {
  contents: () => [linkTo('Search indexes', 'search-indexes')],
  sections: (source) => [searchesSection(source)],
};

const kinds: Readonly<Record<SearchColumn['kind'], string>> = {
  name: 'by the start or the middle of words, case and diacritics ignored',
  digits: 'by digits anywhere',
  date: 'by the day',
  number: 'by the number',
  text: 'as it is',
};

/** Lists every search index: its searchable columns and those of a hit. */
function searchesSection({ searches }: DictionarySource): Block {
  return joinBlocks([heading(2, 'Search indexes', 'search-indexes'), ...searches.flatMap(indexBlocks)]);
}

/** Describes the source of a column's value. */
function sourceOf({ from, of }: SearchColumn): string {
  const paths = from.map(inlineCode).join(' and ');
  if (of === undefined) return paths;
  const records = `${linkTo(of.entity, `entity-${of.entity}`)}${of.where === undefined ? '' : ', some of them'}`;
  if (of.take === 'count') return `the number of ${records}`;
  return `${paths} of the ${of.take} by ${inlineCode(of.by ?? '')} of ${records}`;
}

function indexBlocks(index: SearchIndex): readonly Block[] {
  const { name, entity, columns, hit, pageSize, sort, statistics } = index;
  const rows = Object.entries(columns).map(([own, column]) => [
    inlineCode(own),
    sourceOf(column),
    kinds[column.kind],
    hit.includes(own) ? 'yes' : '',
  ]);
  const order = sort
    .map(({ by, descending }) => `${inlineCode(by)}${descending ? ' downwards' : ''}`)
    .join(', ');
  return [
    heading(3, name, `search-${name}`),
    `Finds ${linkTo(entity, `entity-${entity}`)}; ${pageSize} hits a page, sorted by ${order === '' ? 'id' : order}.`,
    table(['Column', 'From', 'Found', 'Shown in a hit'], rows),
    ...statisticBlocks(statistics),
  ];
}

/** Lists the statistics that narrow lists, with their named choices. */
function statisticBlocks(statistics: SearchIndex['statistics']): readonly Block[] {
  const rows = Object.entries(statistics).map(([name, statistic]) => [
    statistic.title,
    inlineCode(name),
    statistic.unit ?? '',
    choicesOf(statistic),
  ]);
  return rows.length === 0 ? [] : [table(['Statistic', 'Column', 'Unit', 'Choices'], rows)];
}

function choicesOf({ options, codes, of, yearsDownTo }: Statistic): string {
  if (codes !== undefined) return linkTo(codes, `codes-${codes}`);
  if (of !== undefined) return linkTo(of, `entity-${of}`);
  if (yearsDownTo !== undefined) return `years from this one down to ${yearsDownTo}`;
  return options.map(({ display, limits }) => `${display} (${limitsText(limits)})`).join('; ');
}

function limitsText(limits: StatisticOption['limits']): string {
  if (limits === undefined) return 'no value';
  const parts = (['from', 'above', 'to', 'below'] as const).flatMap((name) =>
    limits[name] === undefined ? [] : `${name === 'to' ? 'up to' : name} ${limits[name]}`,
  );
  return parts.join(', ');
}
