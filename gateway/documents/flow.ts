/** Indivisible piece of a page: a line, a row, a heading. */
export interface PagePiece {
  /** Height in points. */
  readonly height: number;
  /** Space above the piece, except at the head of a page. */
  readonly gap: number;
  readonly draw: (top: number) => void;
  /** Bond to the next piece on the same page: `must` for a heading, `likes` for a part of a whole. */
  readonly next?: 'must' | 'likes';
  /** Head that is drawn again when the piece is the first on its page. */
  readonly head?: { readonly height: number; readonly draw: (top: number) => void };
  /** Called for the last piece of a page, to draw the end of a frame at `bottom`. */
  readonly close?: (bottom: number) => void;
  /** True for a piece that begins a new page. */
  readonly isOpening?: boolean;
  /** True for a mere page break. */
  readonly isBreak?: boolean;
}

/** Upper and lower edge of the text on every page, and a function that begins the next page. */
export interface Pages {
  readonly top: number;
  readonly bottom: number;
  readonly addPage: () => void;
}

/** Layout of pieces one below the other, over as many pages as they need. */
export class Flow {
  readonly #pages: Pages;
  #y: number;
  #last: PagePiece | undefined;

  constructor(pages: Pages) {
    this.#pages = pages;
    this.#y = pages.top;
  }

  /** Adds pieces; keeps pieces that are bound to each other on one page where they fit. */
  add(pieces: readonly PagePiece[]): void {
    for (const whole of tied(pieces, ({ next }) => next !== undefined)) {
      if (this.#fitsOnPage(whole)) this.#place(whole);
      else for (const part of tied(whole, ({ next }) => next === 'must')) this.#place(part);
    }
  }

  #place(pieces: readonly PagePiece[]): void {
    if (heightOf(pieces) > this.#room && this.#fitsOnPage(pieces)) this.#turn();
    for (const piece of pieces) {
      if (piece.isBreak || piece.isOpening || this.#roomFor(piece) > this.#room) this.#turn();
      if (!piece.isBreak) this.#draw(piece);
    }
  }

  #draw(piece: PagePiece): void {
    const { head } = piece;
    if (this.#last === undefined) {
      head?.draw(this.#y);
      this.#y += head?.height ?? 0;
    } else this.#y += piece.gap;
    piece.draw(this.#y);
    this.#y += piece.height;
    this.#last = piece;
  }

  #turn(): void {
    if (this.#last === undefined) return;
    this.#last.close?.(this.#y);
    this.#pages.addPage();
    this.#y = this.#pages.top;
    this.#last = undefined;
  }

  get #room(): number {
    return this.#pages.bottom - this.#y;
  }

  #roomFor({ gap, height }: PagePiece): number {
    return (this.#last === undefined ? 0 : gap) + height;
  }

  #fitsOnPage(pieces: readonly PagePiece[]): boolean {
    const { top, bottom } = this.#pages;
    return heightOf(pieces) + (pieces[0]?.head?.height ?? 0) <= bottom - top;
  }
}

function heightOf(pieces: readonly PagePiece[]): number {
  return pieces.reduce((sum, { gap, height }) => sum + gap + height, 0);
}

/** Groups pieces into runs; each piece of a run but the last holds on to the next. */
function tied(
  pieces: readonly PagePiece[],
  holdsOn: (piece: PagePiece) => boolean,
): readonly (readonly PagePiece[])[] {
  const runs: PagePiece[][] = [[]];
  for (const piece of pieces) {
    runs.at(-1)?.push(piece);
    if (!holdsOn(piece)) runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
}
