import { foldText } from '../../../engine/core/text/fold-text.ts';

/** Kind of a list that may be stated as empty. */
export type AbsenceKind = 'allergy' | 'condition' | 'medication';

/**
 * Statement of an entry that names nothing: `none`; `none-of-drugs`: no drug; `none-of-a-kind`: none of another kind,
 * or not the named one; `not-known`: unknown or never asked.
 */
export type Absence = 'none' | 'none-of-drugs' | 'none-of-a-kind' | 'not-known';

/**
 * Classifies a text that names nothing; undefined for a name. Imports, pasted lists, staged people and typed entries
 * share this function.
 */
export function absenceOf(listed: AbsenceKind, name: string): Absence | undefined {
  const words = wordsOf(name);
  if (words === '' || notKnown.test(words)) return 'not-known';
  if (bare.test(words)) return 'none';
  return sentences[listed].find(({ pattern }) => pattern.test(words))?.absence;
}

/** Reports whether a typed name states an absence, or that nothing is known. */
export function namesNothing({ listed, name }: { readonly listed: string; readonly name: string }): boolean {
  return name.trim() !== '' && isListed(listed) && absenceOf(listed, name) !== undefined;
}

function isListed(listed: string): listed is AbsenceKind {
  return Object.hasOwn(sentences, listed);
}

/**
 * Folds a text to small letters without accents and signs; keeps a hyphen within a word, since Non-Hodgkin is no
 * denial.
 */
function wordsOf(name: string): string {
  return foldText(name)
    .replaceAll('.', '')
    .replaceAll(/[^\p{L}\p{N}/-]+/gu, ' ')
    .replaceAll(/(^|\s)[/-]+|[/-]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const notKnown = new RegExp(
  [
    '^(unknown|unk|not known|unable to (obtain|assess|determine)|n/?a|null|nil known',
    'not (asked|recorded|documented|on file|available|applicable|assessed|reviewed|given|stated|specified|provided|entered)',
    'no (data|info|information|record|records|answer|entry|entries)( .*)?',
    '(allergies|allergy status|allergy|medications?|problems?|conditions?) (unknown|not (known|asked|recorded|reviewed|documented))',
    'information not available|data not available|unknown (allergy|allergies|medications?|problems?|conditions?)',
    'desconocid[oa]s?|sin (datos|informacion)|to be determined|tbd|undefined)$',
  ].join('|'),
);

const bare = /^(none( (known|reported|recorded|listed|stated|at this time))?|nil|ninguna?( conocida?)?)$/;

interface Sentence {
  readonly pattern: RegExp;
  readonly absence: Absence;
}

/** Pattern of the words before the name of the list: no, no known, the patient denies any … */
const no =
  '(?:(?:the )?(?:patient|pt|member|he|she) )?(?:(?:has|have|reports|states|is on|takes) )?(?:no|not|nil|zero|denies|denied|denying|without|negative for|sin|niega|ningun[oa]?|not on|not taking|no hay|does not (?:have|take)|is not (?:on|taking))(?: (?:any|current|currently|active|other|known|history of|hx of|documented|reported|recorded|previous|prior|taking|on|daily|regular|home|chronic|significant|past|medical|health))*';

const end = '(?: (?:known|reported|recorded|at this time|on file|conocid[oa]s?|currently|now|taken))*$';
const drug =
  '(?:drugs?|med(?:ication|icine)?s?|medicinal products?|pharmaceuticals?|antibiotics?|medicamentos?)';
const allergic =
  '(?:allerg(?:y|ies|ic reactions?|ens?)|alergias?|sensitivit(?:y|ies)|intolerances?|adrs?|adverse (?:drug )?reactions?)';
const listWord = {
  condition:
    '(?:problems?|conditions?|diagnos[ei]s|disease|diseases|illness(?:es)?|comorbidit(?:y|ies)|disorders?|medical history|problem or disability|problems or disability|problemas?|enfermedades)',
  medication: `(?:(?:prescription|prescribed|otc|over-the-counter|over the counter) )?(?:${drug}|meds?|prescriptions?|rx|drug therapy|treatment|therapy)`,
};

const sentences: Readonly<Record<AbsenceKind, readonly Sentence[]>> = {
  allergy: [
    { pattern: /^(nkda|nk ?da)( .*)?$/, absence: 'none-of-drugs' },
    { pattern: /^(nka|nkma?)( .*)?$/, absence: 'none' },
    {
      pattern: new RegExp(`^(?:allergies )?${no} ${drug} (?:or food )?${allergic}${end}`),
      absence: 'none-of-drugs',
    },
    { pattern: new RegExp(`^(?:allergies )?${no} ${allergic} to ${drug}${end}`), absence: 'none-of-drugs' },
    { pattern: new RegExp(`^(?:allergies )?${no} ${allergic}${end}`), absence: 'none' },
    { pattern: new RegExp(`^${allergic} (?:none|nil|nka)(?: known)?$`), absence: 'none' },
    { pattern: new RegExp(`^${allergic} nkda$`), absence: 'none-of-drugs' },
    // Pattern of "not allergic to" and "tolerates" before a substance.
    { pattern: new RegExp(`^${no} .*${allergic}`), absence: 'none-of-a-kind' },
    {
      pattern: /^(?:(?:patient|pt|she|he) )?(?:is )?(?:not|never) (?:\w+ )?allergic\b|^tolerates /,
      absence: 'none-of-a-kind',
    },
  ],
  condition: [
    { pattern: new RegExp(`^(?:problems )?${no} ${listWord.condition}${end}`), absence: 'none' },
    {
      pattern: /^(?:problems?|conditions?|diagnos[ei]s|medical history) (?:none|nil)(?: known)?$/,
      absence: 'none',
    },
    // Pattern of conditions looked for and not found; does not match Non-Hodgkin lymphoma, since its "non" is no
    // separate word.
    {
      pattern: /^(?:no|denies|denied|negative for|ruled out) |(?:^| )(?:was |has been )?ruled out$/,
      absence: 'none-of-a-kind',
    },
  ],
  medication: [
    { pattern: new RegExp(`^(?:medications )?${no} ${listWord.medication}${end}`), absence: 'none' },
    { pattern: /^(?:medications?|meds?) (?:none|nil)(?: known)?$/, absence: 'none' },
    { pattern: /^(?:nkm|no rx)$/, absence: 'none' },
  ],
};
