import { absenceOfConcept } from '../../shared/absence.ts';
import { denial, reasonAgainst } from '../../shared/standing.ts';
import type { FindingCollector } from './findings.ts';
import { ownId } from './own-record.ts';
import { conceptText } from './reactions.ts';
import { type Element, elementAt, textsAt } from './resource.ts';

type Absence = NonNullable<ReturnType<typeof absenceOfConcept>>;

export interface AllergySelection {
  readonly allergies: readonly Element[];
  /** True where the file states that no drug allergies are known, and none of its allergies contradicts this. */
  readonly hasNoKnownDrugAllergies: boolean;
}

/** Separates allergies from entries that are no allergies: mistakes, refutations and statements of absence. */
export function selectAllergies(
  recorded: readonly Element[],
  { slug, findings }: { readonly slug: string; readonly findings: FindingCollector },
): AllergySelection {
  const absences = new Map<Element, Absence | undefined>();
  const allergies = recorded.filter((each) => {
    const against = reasonAgainst(each);
    // Skips the check for absence in this product's own exports, whose names may look like a denial.
    const code = ownId(each, slug) === undefined ? elementAt(each, 'code') : undefined;
    const absence = code && absenceOfConcept('allergy', code);
    if (against === undefined) absences.set(each, absence);
    const reason = against ?? (absence && reasons[absence]) ?? denial('allergy', code);
    if (reason !== undefined) findings.leaveOut('AllergyIntolerance', reason);
    return reason === undefined;
  });
  const said = [...absences.values()];
  const isSaid = said.includes('none') || said.includes('none-of-drugs');
  const isContradicted = allergies.some((each) => (said.includes('none') ? true : mayBeOfDrug(each)));
  if (isSaid && isContradicted)
    findings.leaveOutValue(
      'AllergyIntolerance.code',
      'says that no allergy is known, and the file lists one: not marked on the patient',
    );
  return { allergies, hasNoKnownDrugAllergies: isSaid && !isContradicted };
}

const reasons: Readonly<Partial<Record<Absence, string>>> = {
  none: 'says that no allergy is known: marked on the patient unless the file lists an allergy',
  'none-of-drugs': 'says that no drug allergy is known: marked on the patient unless the file lists one',
};

const otherKinds = ['food', 'environment'];

/** Pattern of foods and environmental allergens by common names. */
const otherThings =
  /\b(peanuts?|nuts?|tree nuts?|almonds?|walnuts?|cashews?|shellfish|shrimps?|crab|lobster|fish|eggs?|milk|dairy|wheat|gluten|soy(a|beans?)?|sesame|strawberr(y|ies)|tomato(es)?|kiwi|banana|pollen|grass|ragweed|trees?|mold|dust|mites?|cat|dog|dander|animal|bees?|wasps?|venom|insects?|latex|nickel)\b/i;

/** Reports whether an allergy may be to a drug; without a category, all but plain non-drugs may. */
function mayBeOfDrug(allergy: Element): boolean {
  const categories = textsAt(allergy, 'category');
  if (categories.length > 0) return categories.some((category) => !otherKinds.includes(category));
  return !otherThings.test(conceptText(elementAt(allergy, 'code')) ?? '');
}
