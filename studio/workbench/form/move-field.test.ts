import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, jsonItems } from '../../../engine/core/json/json.ts';
import { directions, type FieldDirection, movedField } from './move-field.ts';

const layout: readonly Json[] = [['a', 'b'], ['c'], { group: 'More', rows: [['d'], ['e', 'f']] }, ['g']];
const move = (field: string, ...steps: readonly FieldDirection[]) =>
  steps.reduce<readonly Json[]>((nodes, to) => movedField(nodes, { field, to }), layout);

function fieldsIn(nodes: readonly Json[]): readonly Json[] {
  return nodes.flatMap((node) =>
    Array.isArray(node) ? node : fieldsIn(jsonItems(isJsonObject(node) ? node['rows'] : undefined)),
  );
}

describe('a field that is moved on a form', () => {
  it.each<[string, readonly FieldDirection[], readonly Json[]]>([
    ['a', ['right'], [['b', 'a'], ...layout.slice(1)]],
    ['b', ['down'], [['a'], ['b'], ...layout.slice(1)]],
    ['b', ['up'], [['b'], ['a'], ...layout.slice(1)]],
    ['c', ['up'], [['c'], ['a', 'b'], ...layout.slice(2)]],
    ['c', ['left'], [['a', 'b', 'c'], ...layout.slice(2)]],
    ['c', ['down'], [['a', 'b'], { group: 'More', rows: [['c'], ['d'], ['e', 'f']] }, ['g']]],
    ['d', ['up'], [['a', 'b'], ['c'], ['d'], { group: 'More', rows: [['e', 'f']] }, ['g']]],
    ['d', ['right'], [['a', 'b'], ['c'], { group: 'More', rows: [['d', 'e', 'f']] }, ['g']]],
    ['f', ['down', 'down'], [['a', 'b'], ['c'], { group: 'More', rows: [['d'], ['e']] }, ['f'], ['g']]],
    ['g', ['up'], [['a', 'b'], ['c'], { group: 'More', rows: [['d'], ['e', 'f'], ['g']] }]],
    ['d', ['off'], [['a', 'b'], ['c'], { group: 'More', rows: [['e', 'f']] }, ['g']]],
  ])('%s goes %j', (field, steps, expected) => {
    expect(move(field, ...steps)).toEqual(expected);
  });

  it('goes from tab to tab, and takes a group that it leaves empty with it', () => {
    const tabs = [
      { tab: 'One', rows: [['a'], ['b']] },
      { tab: 'Two', rows: [{ group: 'Alone', rows: [['c']] }, ['d']] },
    ];
    expect(movedField(tabs, { field: 'b', to: 'down' })).toEqual([
      { tab: 'One', rows: [['a']] },
      { tab: 'Two', rows: [['b'], { group: 'Alone', rows: [['c']] }, ['d']] },
    ]);
    const left = movedField(tabs, { field: 'c', to: 'up' });
    expect(left).toEqual([tabs[0], { tab: 'Two', rows: [['c'], ['d']] }]);
    expect(movedField(left, { field: 'c', to: 'up' })).toEqual([
      { tab: 'One', rows: [['a'], ['b'], ['c']] },
      { tab: 'Two', rows: [['d']] },
    ]);
  });

  it('leaves texts as they are, and a matrix without the field', () => {
    const text = { text: 'Between' };
    const mixed = [['a'], text, { matrix: 'How?', fields: ['b', 'c'] }];
    expect(movedField(mixed, { field: 'b', to: 'off' })).toEqual([
      ['a'],
      text,
      { matrix: 'How?', fields: ['c'] },
    ]);
    expect(movedField(mixed, { field: 'a', to: 'down' })).toEqual([text, ['a'], mixed[2]]);
  });

  it('stays where there is no step further', () => {
    expect(movedField([['a'], ['b', 'c']], { field: 'a', to: 'up' })).toEqual([['a'], ['b', 'c']]);
    expect(movedField([['a'], ['b', 'c']], { field: 'c', to: 'right' })).toEqual([['a'], ['b', 'c']]);
    expect(movedField([{ tab: 'One', rows: [['a']] }], { field: 'a', to: 'down' })).toEqual([
      { tab: 'One', rows: [['a']] },
    ]);
  });

  it('neither loses nor doubles a field, whichever way fields are moved', () => {
    const steps = fc.array(
      fc.record({
        field: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
        to: fc.constantFrom(...directions.filter((to) => to !== 'off')),
      }),
    );
    fc.assert(
      fc.property(steps, (moves) => {
        const after = moves.reduce((nodes, each) => movedField(nodes, each), layout);
        expect(fieldsIn(after).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
      }),
    );
  });
});
