import { home, type LetterFile, letterFiles, type Weight } from './letter-files.ts';
import { openTypeface, type Typeface } from './typeface.ts';

export type WeightedText = readonly [text: string, weight: Weight];

/** Scripts of the default font. */
const homely =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]*$/u;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Fonts of one document. */
export class Letters {
  /** Characters without a font, printed as empty boxes, each once. */
  readonly missing: ReadonlySet<string>;
  readonly #faces: ReadonlyMap<string, Typeface>;

  private constructor(faces: ReadonlyMap<string, Typeface>, missing: ReadonlySet<string>) {
    this.#faces = faces;
    this.missing = missing;
  }

  /** Opens only the fonts that the texts need. */
  static async forTexts(texts: readonly WeightedText[]): Promise<Letters> {
    const faces = new Map<string, Typeface>();
    const missing = new Set<string>();
    for (const weight of ['regular', 'bold'] as const) {
      const standard = await faceOf(home, weight);
      faces.set(keyOf('', weight), standard);
      const own = texts.filter(([, each]) => each === weight).flatMap(([text]) => clustersOf(text));
      for (const cluster of new Set(own)) {
        const face = await faceFor(cluster, weight, standard);
        if (face === undefined) missing.add(cluster);
        else if (face !== standard) faces.set(keyOf(cluster, weight), face);
      }
    }
    return new Letters(faces, missing);
  }

  /** Finds the typeface for a cluster of one of the texts. */
  faceOf(cluster: string, weight: Weight): Typeface {
    const face = this.#faces.get(keyOf(cluster, weight)) ?? this.#faces.get(keyOf('', weight));
    if (face === undefined) throw new Error(`No letters were opened in ${weight}.`);
    return face;
  }
}

/** Splits a text into grapheme clusters, such as a letter with its accents. */
export function clustersOf(text: string): readonly string[] {
  return Array.from(clusters.segment(text), ({ segment }) => segment);
}

async function faceFor(cluster: string, weight: Weight, standard: Typeface): Promise<Typeface | undefined> {
  const isStandard = standard.has(cluster);
  if (isStandard && homely.test(cluster)) return standard;
  const codePoints = Array.from(cluster, (character) => character.codePointAt(0) ?? 0);
  for (const file of await letterFiles()) {
    if (!codePoints.some((codePoint) => file.isFor(codePoint))) continue;
    const face = await faceOf(file, weight);
    if (face.has(cluster)) return face;
  }
  return isStandard ? standard : undefined;
}

function keyOf(cluster: string, weight: Weight): string {
  return `${weight} ${cluster}`;
}

/**
 * Maximum of typefaces cached for later documents: Chinese alone has a hundred files, of which a document needs a few.
 */
const mostFaces = 60;
const opened = new Map<string, Promise<Typeface>>();

function faceOf(file: LetterFile, weight: Weight): Promise<Typeface> {
  const name = `${file.name}-${weight}`;
  const face = opened.get(name) ?? file.read(weight).then((content) => openTypeface(name, content));
  opened.delete(name);
  opened.set(name, face);
  const [oldest] = opened.keys();
  if (opened.size > mostFaces && oldest !== undefined) opened.delete(oldest);
  face.catch(() => opened.delete(name));
  return face;
}
