import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Flow, type PagePiece } from './flow.ts';

const [top, bottom] = [100, 700];

interface Drawn {
  readonly name: string;
  readonly page: number;
  readonly from: number;
  readonly to: number;
}

/** Lays the pieces out, and reports the position of each. */
function lay(pieces: readonly (Omit<PagePiece, 'draw'> & { readonly name: string })[]): readonly Drawn[] {
  const drawn: Drawn[] = [];
  let page = 1;
  const note = (name: string, height: number) => (from: number) =>
    void drawn.push({ name, page, from, to: from + height });
  const addPage = () => {
    page += 1;
  };
  const flow = new Flow({ top, bottom, addPage });
  flow.add(
    pieces.map(({ name, head, ...piece }) => ({
      ...piece,
      draw: note(name, piece.height),
      ...(head === undefined ? {} : { head: { ...head, draw: note('head', head.height) } }),
    })),
  );
  return drawn;
}

const line = (name: string, rest: Partial<PagePiece> = {}) => ({ name, height: 20, gap: 10, ...rest });

describe('the flow of a document over pages', () => {
  it('keeps every piece on its page, in order, without one standing over another', () => {
    const piece = fc.record({
      ...{ height: fc.integer({ min: 1, max: 300 }), gap: fc.integer({ min: 0, max: 30 }) },
      next: fc.constantFrom(undefined, 'must' as const, 'likes' as const),
      isBreak: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (given) => {
        const pieces = given.map(({ next, ...rest }, index) => ({
          ...{ ...rest, name: String(index) },
          ...(next === undefined ? {} : { next }),
        }));
        const drawn = lay(pieces);
        expect(drawn.map(({ name }) => name)).toEqual(
          pieces.filter(({ isBreak }) => !isBreak).map(({ name }) => name),
        );
        for (const [index, { page, from, to }] of drawn.entries()) {
          expect(from).toBeGreaterThanOrEqual(top);
          expect(to).toBeLessThanOrEqual(bottom);
          const before = drawn[index - 1];
          if (before === undefined) continue;
          expect(page > before.page || (page === before.page && from >= before.to)).toBe(true);
        }
      }),
    );
  });

  it('takes a heading along to the page of what it stands above', () => {
    const filling = Array.from({ length: 19 }, (_, index) => line(`l${index}`));
    const drawn = lay([...filling, line('heading', { next: 'must' }), line('text')]);
    expect(drawn.slice(-3).map(({ name, page }) => [name, page])).toEqual([
      ['l18', 1],
      ['heading', 2],
      ['text', 2],
    ]);
    expect(drawn.at(-2)?.from).toBe(top);
  });

  it('keeps what belongs together on one page, and tears it only where no page could hold it', () => {
    const whole = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        line(`w${index}`, index < count - 1 ? { next: 'likes' } : {}),
      );
    const pagesOf = (count: number) => {
      const drawn = lay([line('before'), line('before'), line('before'), ...whole(count)]);
      return [...new Set(drawn.filter(({ name }) => name.startsWith('w')).map(({ page }) => page))];
    };
    expect(pagesOf(17)).toEqual([1]);
    expect(pagesOf(18)).toEqual([2]);
    expect(pagesOf(25)).toEqual([1, 2]);
  });

  it('repeats the head of a table where one of its rows begins a page, and closes the page before', () => {
    const closed: number[] = [];
    const row = { head: { height: 30, draw: () => {} }, close: (at: number) => void closed.push(at), gap: 0 };
    const drawn = lay(Array.from({ length: 35 }, (_, index) => line(`r${index}`, row)));
    expect(drawn.filter(({ name }) => name === 'head').map(({ page, from }) => [page, from])).toEqual([
      [1, top],
      [2, top],
    ]);
    expect(closed).toEqual([drawn.findLast(({ page }) => page === 1)?.to]);
  });
});
