import { create, type Font } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';

/** Letters of one style: what pdfkit draws with, shaped by HarfBuzz, which knows the joining and stacking of all scripts. */
export interface Typeface {
  readonly name: string;
  /** Font in the form that pdfkit takes. */
  readonly source: Uint8Array;
  /** Height from its highest letter to its lowest, in sizes of the font. */
  readonly height: number;
  /** Reports whether it has every character of a text. */
  readonly has: (text: string) => boolean;
}

/** Opens a TrueType font. The name has to be its own: pdfkit keeps fonts apart by it. */
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
    // pdfkit takes a font of fontkit too, which its types do not say.
    source: font as unknown as Uint8Array,
    has: (text) => Array.from(text).every((character) => isInvisible(character) || has(shaper, character)),
  };
}

function has(shaper: harfbuzz.Font, character: string): boolean {
  return shaper.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
}

/** Joiners and variation selectors shape their neighbours and are not seen themselves. */
function isInvisible(character: string): boolean {
  return /^[\p{Default_Ignorable_Code_Point}\n]$/u.test(character);
}

/** Buffer for all texts: what is in it lies outside of the memory that is tidied by itself. */
const buffer = new harfbuzz.Buffer();

/** The glyphs of a text of one script in visual order, in units of the font, as pdfkit reads them. */
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
    // pdfkit scales the positions where they are, and reads the width after that.
    get advanceWidth(): number {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** Glyphs, each with the characters that a reader copies: those of a cluster belong to its first glyph. */
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
