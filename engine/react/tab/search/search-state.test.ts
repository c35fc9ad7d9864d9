import { describe, expect, it } from 'vitest';
import type { SearchSource } from '../../../core/product/tab.ts';
import { queriesOf } from './search-state.ts';

const isNumber = {
  source: '…',
  evaluate: ({ inputs }: { inputs?: Readonly<Record<string, unknown>> }) =>
    /^\d/.test(String(inputs?.['text'])),
};
const source: SearchSource = {
  ...{ kind: 'search', call: 'book.search' },
  inputs: [
    {
      ...{ name: 'text', label: 'Text', widget: 'text', minLength: 3, debounce: 0 },
      queries: [{ field: 'number', when: isNumber }, { field: 'title' }],
    },
    {
      ...{ name: 'day', label: 'Day', widget: 'date', minLength: 0, debounce: 0 },
      queries: [{ field: 'published' }],
    },
  ],
};

function queries(texts: Readonly<Record<string, string>>) {
  return queriesOf(source, texts, (inputs) => ({ inputs, now: '', today: '' }));
}

describe('the queries of a search', () => {
  it('count a text from its minimum length on, without the space around it', () => {
    expect(queries({ text: ' em ' })).toEqual([]);
    expect(queries({ text: ' emm ' })).toEqual([{ field: 'title', text: 'emm' }]);
  });

  it('look for nothing that nobody sees', () => {
    expect(queries({ text: '\u200BDe\u0000Lu\u00ADca\u00A0' })).toEqual([{ field: 'title', text: 'DeLuca' }]);
  });

  it('ask the first field whose condition holds', () => {
    expect(queries({ text: '3M Smith' })).toEqual([{ field: 'number', text: '3M Smith' }]);
  });

  it('leave out a date that is half typed', () => {
    expect(queries({ day: '03/0' })).toEqual([]);
    expect(queries({ day: '1954-03-04' })).toEqual([{ field: 'published', text: '1954-03-04' }]);
  });
});
