import { type Element, elementsAt, textAt } from './resource.ts';

interface ReactionMeaning {
  /** Code of the value set of reactions. */
  readonly code: string;
  /** SNOMED CT concepts with this meaning. */
  readonly concepts: readonly string[];
  /** Whole words with this meaning, for a manifestation without a known code. */
  readonly words: RegExp;
}

/** Codes of reactions for concepts of plainly equal meaning; the note keeps the original words in any case. */
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

/**
 * Pattern of manifestations that are always grave, by words and SNOMED CT: anaphylaxis, airway swelling, severe
 * cutaneous reactions (SJS, TEN, DRESS, AGEP).
 */
const graveWords =
  /\b(anaphyla\w+|shock|angio-?o?edema|stevens|johnson|epidermal necrolysis|(ten|sjs|dress|agep)|airway|throat (swelling|closing)|laryn\w+ (o?edema|spasm)|bronchospasm|cardiac arrest|respiratory (arrest|distress|failure))\b/i;
const graveConcepts = [
  '39579001',
  '27942005',
  '41291007',
  '73442001',
  '768962006',
  '23067006',
  '51599000',
  '702809001',
  '4386001',
];

/**
 * Reports whether a reaction is grave enough to count as an allergy even if recorded as an intolerance: high
 * criticality, a severe reaction, or an always grave manifestation.
 */
export function isGrave(allergy: Element): boolean {
  const reactions = elementsAt(allergy, 'reaction');
  const manifestations = reactions.flatMap((each) => elementsAt(each, 'manifestation'));
  return (
    textAt(allergy, 'criticality') === 'high' ||
    reactions.some((each) => textAt(each, 'severity') === 'severe') ||
    reactions.some((each) => graveWords.test(textAt(each, 'description') ?? '')) ||
    manifestations.some((each) => means(each, { concepts: graveConcepts, words: graveWords }))
  );
}

export interface Reaction {
  /** Code of the reaction; undefined if the file names none, for a user to enter. */
  readonly code: string | undefined;
  /** Manifestations in the file's own words. */
  readonly words: readonly string[];
}

/** Reads the reactions of an AllergyIntolerance as one code of the value set, the gravest first. */
export function reactionOf(allergy: Element): Reaction {
  const manifestations = elementsAt(allergy, 'reaction').flatMap((each) => elementsAt(each, 'manifestation'));
  const known = meanings.find((meaning) => manifestations.some((each) => means(each, meaning)));
  const words = manifestations.map(conceptText).filter((each) => each !== undefined);
  return {
    code: known?.code ?? (manifestations.length > 0 ? 'other' : undefined),
    words: [...new Set(words)],
  };
}

function means(
  manifestation: Element,
  { concepts, words }: Pick<ReactionMeaning, 'concepts' | 'words'>,
): boolean {
  const codes = elementsAt(manifestation, 'coding').map((each) => textAt(each, 'code') ?? '');
  return codes.some((code) => concepts.includes(code)) || words.test(conceptText(manifestation) ?? '');
}

/** Finds the name of a CodeableConcept: its text, else the first name that a code system gives it. */
export function conceptText(concept: Element | undefined): string | undefined {
  const displays = elementsAt(concept, 'coding').map((each) => textAt(each, 'display'));
  return textAt(concept, 'text') ?? displays.find((each) => each !== undefined);
}
