import { describe, expect, it } from 'vitest';
import { bareBoxesIn, findBareBoxes } from './bare-boxes.ts';
import { projectRoot } from './process.ts';

const found = (source: string) => bareBoxesIn(source, 'Example.tsx').length;

describe('boxes that drop what is typed without a word', () => {
  it('are found by their maximum and by their type, however it is given', () => {
    expect(found('const a = <input maxLength={40} />')).toBe(1);
    expect(found('const a = <textarea {...rest} maxLength={40} />')).toBe(1);
    expect(found('const a = <input type="number" />')).toBe(1);
    expect(found("const a = <input type={is ? 'date' : of ? 'number' : 'text'} />")).toBe(1);
  });

  it('are none where a component of ours looks at what is typed', () => {
    expect(found('const a = <TextBox maxLength={40} />')).toBe(0);
    expect(found('const a = <input type="search" />')).toBe(0);
  });

  it('stand nowhere', () => {
    expect(findBareBoxes(projectRoot)).toEqual([]);
  });
});
