import { describe, expect, it } from 'vitest';
import { product } from '../../../../generated/product.ts';
import { dotsOf } from './Bullseye.tsx';
import { footOf, matrixColumns, sortedMatrixRows } from './matrix.ts';
import { medicationShares, points } from './regimen-risk.ts';
import { petalsOf } from './WindRose.tsx';

const codesOf = (set: string) => product.codes[set]?.codes ?? [];
const parts = codesOf('risk-parts').map(({ code }) => code);

const medications = medicationShares(
  [
    { id: 'w', name: 'warfarin', times: ['evening'], scores: { faers: 1 }, routes: { '2C9': 'moderate' } },
    { id: 'c', name: 'Celecoxib', times: [], scores: { faers: 1, qt: 3 }, routes: { '2C9': 'strong' } },
    {
      id: 'r',
      name: 'Rifampin',
      times: [],
      scores: { faers: 1, acb: 2.5, qt: 3 },
      routes: { '2D6': 'inducer' },
    },
  ],
  parts,
);

describe('the shares of medications', () => {
  it('are numbered by name, with the part that each adds most to', () => {
    expect(medications.map(({ mark, id, mainPart, total }) => [mark, id, mainPart, total])).toEqual([
      ['1', 'c', 'qt', 4],
      ['2', 'r', 'qt', 6.5],
      ['3', 'w', 'faers', 1],
    ]);
    expect([points(2.25), points(3)]).toEqual(['2.3', '3']);
  });
});

describe('the bullseye', () => {
  it('draws whoever adds most nearest to the middle, in the sector of its part, no two at one place', () => {
    const dots = dotsOf(medications, parts);
    const distance = new Map(dots.map(({ medication, x, y }) => [medication.id, Math.hypot(x, y)]));
    expect(distance.get('r')).toBeLessThan(distance.get('c') ?? 0);
    expect(distance.get('c')).toBeLessThan(distance.get('w') ?? 0);
    expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    // Expects warfarin in the first sector, that of adverse events, from twelve to about half past two.
    const warfarin = dots.find(({ medication }) => medication.id === 'w');
    expect(warfarin?.x).toBeGreaterThan(0);
    expect(warfarin?.y).toBeLessThan(0);
  });

  it('draws nothing of no medication', () => {
    expect(dotsOf([], parts)).toEqual([]);
  });
});

describe('the wind rose', () => {
  it('stacks what medications add, without gaps, and nothing where one adds nothing', () => {
    const piece = (part: string) =>
      petalsOf(medications, parts)
        .filter((each) => each.part === part)
        .map(({ medication, from, through }) => [medication.id, from, through]);
    expect(piece('faers')).toEqual([
      ['c', 0, 1],
      ['r', 1, 2],
      ['w', 2, 3],
    ]);
    expect(piece('qt')).toEqual([
      ['c', 0, 3],
      ['r', 3, 6],
    ]);
    expect(piece('sedative')).toEqual([]);
  });
});

describe('the matrix', () => {
  const columns = matrixColumns({
    parts: codesOf('risk-parts'),
    routes: codesOf('metabolic-routes'),
    roles: codesOf('route-roles'),
    times: codesOf('times-of-day'),
  });
  const column = (id: string) => columns.find((each) => each.id === id) ?? expect.fail(id);
  const first = (id: string) => medications.map((medication) => column(id).cell(medication).text);

  it('has a column for each part, route and time of day', () => {
    expect(columns.map(({ kind }) => kind)).toEqual([
      ...Array(5).fill('part'),
      ...Array(6).fill('route'),
      ...Array(4).fill('time'),
    ]);
    expect(first('route 2C9')).toEqual(['S', '', 'M']);
    expect(first('route 2D6')).toEqual(['', '▲', '']);
    expect(first('part acb')).toEqual(['', '2.5', '']);
    expect(first('time evening')).toEqual(['', '', '●']);
  });

  it('says where medications compete for a route, which what speeds it up does not', () => {
    expect(footOf(column('route 2C9'), medications).text).toBe('⚠ Competition');
    expect(footOf(column('route 2D6'), medications).text).toBe('');
    expect(footOf(column('part qt'), medications).text).toBe('6');
  });

  it('sorts by a column, the greatest first, equals by name', () => {
    expect(sortedMatrixRows(medications, column('part qt')).map(({ id }) => id)).toEqual(['c', 'r', 'w']);
    expect(sortedMatrixRows(medications, column('time evening')).map(({ id }) => id)).toEqual([
      'w',
      'c',
      'r',
    ]);
  });
});
