import type { Records } from '../../../generated/calls.types.ts';

type Review = Records['review'];
type Patient = Records['patient'];
type Stored = NonNullable<Review['recommendations']>[number];
export type AddressedRecommendation = Stored & { readonly id: string };
export type AddressedPrescriber = NonNullable<Patient['prescribers']>[number];

/**
 * Finds the prescriber whom a recommendation names, if the patient still has that prescriber. `undefined` where no
 * prescriber is named: the primary prescriber is no default.
 */
export function addresseeOf({ prescriber }: Stored, { prescribers = [] }: Patient) {
  return prescribers.find(({ id }) => prescriber !== undefined && prescriber !== '' && id === prescriber);
}

/** Lists the recommendations of a review for a prescriber. */
export function addressedTo(
  { recommendations = [] }: Review,
  patient: Patient,
  prescriber: string | undefined,
): readonly AddressedRecommendation[] {
  return recommendations.filter(
    (each): each is AddressedRecommendation =>
      each.id !== undefined &&
      each.includeInPrescriber === true &&
      addresseeOf(each, patient)?.id === prescriber,
  );
}

/** Reports whether the prescriber has not answered the recommendation in any way. */
export function isOpen({ prescriberResponse }: Stored): boolean {
  return prescriberResponse?.status?.snowMedCode === undefined;
}

/** Builds the inputs that select a prescriber's recommendations in the letter. */
export function addressedInputs(review: Review, patient: Patient, prescriber: string | undefined) {
  const ids = addressedTo(review, patient, prescriber).map(({ id }) => id);
  return { prescriberId: prescriber ?? '', addressed: `|${ids.join('|')}|` };
}

/** Lists the addressees of a review's recommendations, each once and in the order of the patient's list. */
export function addresseesOf(
  { recommendations = [] }: Review,
  patient: Patient,
): readonly (AddressedPrescriber | undefined)[] {
  const all = recommendations
    .filter(({ includeInPrescriber }) => includeInPrescriber === true)
    .map((each) => addresseeOf(each, patient));
  const found = new Set(all);
  const listed = (patient.prescribers ?? []).filter((each) => found.has(each));
  return found.has(undefined) ? [...listed, undefined] : listed;
}

export function prescriberName({
  firstName,
  lastName,
}: Pick<AddressedPrescriber, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ');
}
