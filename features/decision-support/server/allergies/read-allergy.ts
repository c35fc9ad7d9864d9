import { foldText } from '../../../../engine/core/text/fold-text.ts';

/** Lexicon of the names of medicines and of classes. */
export interface AllergyLexicon {
  /** Finds the class by a word that people use for it, in small letters. */
  readonly classNamed: (name: string) => string | undefined;
  /** Finds the ingredients of a medicine by its name; empty where the name is unknown. */
  readonly ingredientsNamed: (name: string) => readonly string[];
  /** Reports whether a name is known to be no medicine, such as a food. */
  readonly isOther: (name: string) => boolean;
  /** Finds the one known name that differs in a single letter. */
  readonly nearly: (name: string) => string | undefined;
}

/** Allergy with the names read from it; `isWhole` is false where part of its text is not understood. */
export interface ReadAllergy {
  readonly text: string;
  readonly ingredients: readonly string[];
  readonly classes: readonly string[];
  /** `none`: the text denies any allergy; `other`: it names no medicine. */
  readonly kind: 'medicine' | 'none' | 'other' | 'unclear';
  readonly isWhole: boolean;
  /** Word read in place of a misspelled one. */
  readonly readAs?: string;
}

/** Pattern of "no known allergies" in its forms. */
const none =
  /^(?:nkda|nkma|nka|none|none known|no allergies|no (?:known|documented|reported) (?:\w+ ){0,2}allerg(?:y|ies)|no known (?:medication|drug) allergies|nil known)\.?$/;
/** Pattern of the words after which a text names no allergy. */
const exception = /\b(?:tolerates?|tolerated|except|but|can take|okay with|ok with|not)\b.*$/;
const denial = /\b(?:no|not|never|denies|denied|without|negative|ruled out|disproven|refuted)\b/;

const framing = [
  /\b(?:history of|h\/o:?|hx of|personal history of|status)\b/g,
  /\b(?:anaphylaxis|anaphylactic reaction|adverse (?:drug )?reaction|allergic reaction|hypersensitivity(?: reaction)?|allerg(?:y|ies|ic)|intoleran(?:ce|t)|sensitiv(?:ity|e)|reactions?)(?: (?:to|caused by|due to|from|with|by))?\b/g,
  /\b(?:caused by|due to|induced by|causes?|caused|drugs?|medications?|medicines?|agents?|preparations?|products?|substances?|finding|disorder|class of antibiotic|antibiotics?|containing|causing adverse effects? in therapeutic use)\b/g,
];
const reactions =
  /\b(?:severe|mild|moderate|unknown|rash(?:es)?|hives|urticaria|itch(?:ing)?|pruritus|swelling|angioedema|nausea|vomiting|n\/v|gi upset|stomach upset|upset stomach|diarrhea|cough|headaches?|dizziness|shortness of breath|sob|wheezing|myalgias?|muscle (?:aches?|pain)|shock|throat|face|lips?|tongue)\b/g;

/**
 * Reads the text of an allergy, such as "Allergy to lisinopril" or "sulfa and codeine". Never fails; unknown words are
 * kept, and `isWhole` is false.
 */
export function readAllergy(text: string, lexicon: AllergyLexicon): ReadAllergy {
  const folded = foldText(text).replace(/\s+/g, ' ').trim();
  const nothing = { text, ingredients: [], classes: [] };
  if (none.test(folded)) return { ...nothing, kind: 'none', isWhole: true };
  const stated = folded.replace(exception, ' ');
  if (denial.test(stated) || stated.trim() === '') return { ...nothing, kind: 'unclear', isWhole: false };
  const found = readNames(stated, lexicon);
  const isWhole = stated === folded && found.every((each) => each.kind !== 'unclear');
  const ingredients = [...new Set(found.flatMap((each) => each.ingredients))];
  const classes = [...new Set(found.flatMap((each) => each.classes))];
  const readAs = found.flatMap((each) => each.readAs ?? []).join(', ');
  const isMedicine = ingredients.length + classes.length > 0;
  const isOther = !isMedicine && found.length > 0 && found.every((each) => each.kind === 'other');
  return {
    ...{ text, ingredients, classes, kind: isMedicine ? 'medicine' : isOther ? 'other' : 'unclear', isWhole },
    ...(readAs === '' ? {} : { readAs }),
  };
}

/** Lists the names in the text of an allergy, for callers that look them up first. */
export function namesInAllergy(text: string): readonly string[] {
  const stated = foldText(text).replace(exception, ' ');
  return [...new Set([...wholesOf(stated), ...partsOf(stated)])];
}

interface FoundName {
  readonly kind: 'medicine' | 'other' | 'unclear';
  readonly ingredients: readonly string[];
  readonly classes: readonly string[];
  readonly readAs?: string;
}

const nothingFound: FoundName = { kind: 'unclear', ingredients: [], classes: [] };

/** Reads the whole text as one name if it is a known name, else reads each of its parts. */
function readNames(stated: string, lexicon: AllergyLexicon): readonly FoundName[] {
  for (const whole of wholesOf(stated)) {
    const found = readName(whole, lexicon);
    if (found !== undefined) return [found];
  }
  const parts = partsOf(stated);
  if (parts.length === 0) return [nothingFound];
  return parts.map((part) => readName(part, lexicon) ?? misspelled(part, lexicon) ?? nothingFound);
}

function readName(name: string, lexicon: AllergyLexicon): FoundName | undefined {
  const named = lexicon.classNamed(name);
  if (named !== undefined) return { kind: 'medicine', ingredients: [], classes: [named] };
  const found = lexicon.ingredientsNamed(name);
  if (found.length === 0) return lexicon.isOther(name) ? { ...nothingFound, kind: 'other' } : undefined;
  return {
    kind: 'medicine',
    // Omits names of classes from the ingredients: "penicillin" may mean any penicillin.
    ingredients: found.filter((each) => lexicon.classNamed(each) === undefined),
    classes: found.flatMap((each) => lexicon.classNamed(each) ?? []),
  };
}

function misspelled(name: string, lexicon: AllergyLexicon): FoundName | undefined {
  const meant = lexicon.nearly(name);
  const found = meant === undefined ? undefined : readName(meant, lexicon);
  return found === undefined || meant === undefined ? undefined : { ...found, readAs: meant };
}

function wholesOf(text: string): readonly string[] {
  const plain = withoutFrame(text);
  return [...new Set([text.trim(), plain, withoutReactions(plain)])].filter((each) => each !== '');
}

function partsOf(text: string): readonly string[] {
  const parts = withoutFrame(text).split(/[,;/&+:()[\]]|\s[-–—]+\s?|\s?[-–—]+\s|\s(?:and|or|with|in)\s/);
  return parts.map(withoutReactions).filter((each) => /\p{L}/u.test(each));
}

function withoutFrame(text: string): string {
  const plain = framing.reduce((rest, frame) => rest.replace(frame, ' '), text);
  return trimmed(plain);
}

function withoutReactions(text: string): string {
  return trimmed(text.replace(reactions, ' '));
}

function trimmed(text: string): string {
  return text
    .replace(/[()[\]]\s*[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.()[\]–—-]+|[\s,;:.()[\]–—-]+$/g, '');
}
