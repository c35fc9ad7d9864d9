import { type Element, elementsAt, textAt } from './resource.ts';

interface ReactionMeaning {
  /** Code of the value set of reactions. */
  readonly code: string;
  /** SNOMED CT concepts that mean it. */
  readonly concepts: readonly string[];
  /** Whole words that mean it where a manifestation has no known code. */
  readonly words: RegExp;
}

/** Only what plainly means the same: the original words stay in the note in any case. */
const meanings: readonly ReactionMeaning[] = [
  { code: 'shock', concepts: ['39579001', '27942005'], words: /\b(anaphyla\w+|shock)\b/i },
  {
    code: 'rash',
    concepts: ['271807003', '247472004', '126485001'],
    words: /\b(rash|hives|urticaria|exanthema?)\b/i,
  },
  { code: 'asthma', concepts: ['195967001', '389145006'], words: /\basthma\b/i },
  { code: 'nausea', concepts: ['422587007', '16932000'], words: /\bnausea\b/i },
  { code: 'anemia', concepts: ['271737000'], words: /\bana?emia\b/i },
  { code: 'dizziness', concepts: ['404640003'], words: /\b(dizziness|dizzy)\b/i },
];

export interface Reaction {
  /** Undefined where the file names no reaction: then a person has to enter one; it is never invented. */
  readonly code: string | undefined;
  /** The manifestations in the file's own words. */
  readonly words: readonly string[];
}

/** The reactions of an AllergyIntolerance as one code of the value set, the gravest first. */
export function reactionOf(allergy: Element): Reaction {
  const manifestations = elementsAt(allergy, 'reaction').flatMap((each) => elementsAt(each, 'manifestation'));
  const known = meanings.find((meaning) => manifestations.some((each) => means(each, meaning)));
  const words = manifestations.map(conceptText).filter((each) => each !== undefined);
  return {
    code: known?.code ?? (manifestations.length > 0 ? 'other' : undefined),
    words: [...new Set(words)],
  };
}

function means(manifestation: Element, { concepts, words }: ReactionMeaning): boolean {
  const codes = elementsAt(manifestation, 'coding').map((each) => textAt(each, 'code') ?? '');
  return codes.some((code) => concepts.includes(code)) || words.test(conceptText(manifestation) ?? '');
}

/** What a CodeableConcept is called: its text, else the first name that a code system gives it. */
export function conceptText(concept: Element | undefined): string | undefined {
  const displays = elementsAt(concept, 'coding').map((each) => textAt(each, 'display'));
  return textAt(concept, 'text') ?? displays.find((each) => each !== undefined);
}
