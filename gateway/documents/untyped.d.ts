/** Types of the used parts of packages without types. */

declare module 'linebreak' {
  /** Positions at which lines may end, by the rules of Unicode (UAX 14). */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
  export = LineBreaker;
}

declare module 'subset-font' {
  interface SubsetOptions {
    readonly keepAllGlyphs?: boolean;
    readonly targetFormat?: 'truetype';
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}
