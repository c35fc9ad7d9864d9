import type { Records } from '../../../generated/calls.types.ts';

type Review = Records['review'];
type Patient = Records['patient'];
type Stored = NonNullable<Review['recommendations']>[number];
export type Recommendation = Stored & { readonly id: string };
export type Prescriber = NonNullable<Patient['prescribers']>[number];

/**
 * Finds the addressee of a recommendation for a prescriber: the one it names, as long as the patient has that one.
 * Nobody is chosen for it: without a name it goes to nobody in particular (`undefined`), whoever is marked as primary.
 */
export function addresseeOf({ prescriber }: Stored, { prescribers = [] }: Patient) {
  return prescribers.find(({ id }) => prescriber !== undefined && prescriber !== '' && id === prescriber);
}

/** The recommendations of a review that go to a prescriber. */
export function addressedTo(
  { recommendations = [] }: Review,
  patient: Patient,
  prescriber: string | undefined,
): readonly Recommendation[] {
  return recommendations.filter(
    (each): each is Recommendation =>
      each.id !== undefined &&
      each.includeInPrescriber === true &&
      addresseeOf(each, patient)?.id === prescriber,
  );
}

/** Reports whether the prescriber has not answered it yet, by whatever way. */
export function isOpen({ prescriberResponse }: Stored): boolean {
  return prescriberResponse?.status?.snowMedCode === undefined;
}

/** Builds the inputs by which the letter to a prescriber selects its recommendations. */
export function addressedInputs(review: Review, patient: Patient, prescriber: string | undefined) {
  const ids = addressedTo(review, patient, prescriber).map(({ id }) => id);
  return { prescriberId: prescriber ?? '', addressed: `|${ids.join('|')}|` };
}

/** Lists the addressees of a review's recommendations, each once and in the order of the patient's list. */
export function addresseesOf(
  { recommendations = [] }: Review,
  patient: Patient,
): readonly (Prescriber | undefined)[] {
  const all = recommendations
    .filter(({ includeInPrescriber }) => includeInPrescriber === true)
    .map((each) => addresseeOf(each, patient));
  const found = new Set(all);
  const listed = (patient.prescribers ?? []).filter((each) => found.has(each));
  return found.has(undefined) ? [...listed, undefined] : listed;
}

export function nameOf({ firstName, lastName }: Pick<Prescriber, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ');
}
