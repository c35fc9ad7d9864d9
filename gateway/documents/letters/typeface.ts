import { create, type Font } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';

/** Font of one style that pdfkit draws with, shaped by HarfBuzz, which joins and stacks the letters of all scripts. */
export interface Typeface {
  readonly name: string;
  /** Font in the form that pdfkit takes. */
  readonly source: Uint8Array;
  /** Height from the highest letter to the lowest, in units of the font size. */
  readonly height: number;
  /** Reports whether the font has every character of a text. */
  readonly has: (text: string) => boolean;
}

/** Opens a TrueType font. The name has to be unique, since pdfkit distinguishes fonts by name. */
export function openTypeface(name: string, content: Uint8Array): Typeface {
  const font = create(Buffer.from(content)) as Font;
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(content)));
  Object.defineProperties(font, {
    postscriptName: { value: name },
    layout: { value: (text: string) => shape(shaper, text) },
  });
  return {
    name,
    height: (font.ascent - font.descent) / font.unitsPerEm,
    // Casts a font of fontkit, which pdfkit takes although its types do not say so.
    source: font as unknown as Uint8Array,
    has: (text) => Array.from(text).every((character) => isInvisible(character) || has(shaper, character)),
  };
}

function has(shaper: harfbuzz.Font, character: string): boolean {
  return shaper.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
}

/** Reports whether a character is a joiner or a variation selector, which shape their neighbours and are invisible. */
function isInvisible(character: string): boolean {
  return /^[\p{Default_Ignorable_Code_Point}\n]$/u.test(character);
}

/** Shared buffer for shaping all texts, since its memory is not managed by the garbage collector. */
const buffer = new harfbuzz.Buffer();

/** Shapes a text of one script into glyphs in visual order, in font units, as pdfkit reads them. */
function shape(shaper: harfbuzz.Font, text: string) {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions().map((position) => ({ ...position }));
  return {
    glyphs: glyphsOf(shaper, text, infos),
    positions,
    // Computed on access: pdfkit scales the positions in place and reads the width afterwards.
    get advanceWidth(): number {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/**
 * Lists glyphs with the characters that are copied from the PDF; all characters of a cluster belong to its first
 * glyph.
 */
function glyphsOf(
  shaper: harfbuzz.Font,
  text: string,
  infos: readonly harfbuzz.GlyphInfo[],
): readonly { readonly id: number; readonly advanceWidth: number; readonly codePoints: readonly number[] }[] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const assigned = new Set<number>();
  return infos.map(({ codepoint: id, cluster }) => {
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const characters = assigned.has(cluster) ? [] : Array.from(text.slice(cluster, end));
    assigned.add(cluster);
    return {
      id,
      advanceWidth: shaper.glyphHAdvance(id),
      codePoints: characters.map((character) => character.codePointAt(0) ?? 0),
    };
  });
}
