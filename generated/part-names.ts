// GENERATED from schemas/product.json sha256:230ca7c65bebd789 by engine/compiler; do not edit; run npm run schemas
/** The hand-made parts that screens may name. */
export type PartName =
  /** What is noteworthy about what the open patient takes, with what-if. */
  | 'decision-support'
  /** What the open patient takes, by problem or by time of day, with amounts that are edited in place. */
  | 'medications-v2'
  /** Every letter of the open review as it would be printed now. */
  | 'letter-preview'
  /** The medication risk score of the open patient on its levels. */
  | 'patient-risk'
  /** The open patient's medication risk as dial, bullseye, wind rose and matrix, and what it would be without some medications. */
  | 'risk-displays'
  /** Sends files of members, shows which column becomes which field, and what has become of the files. */
  | 'member-files'
  /** The files of the product with their panels, problems and changes, where the gateway may write them. */
  | 'studio'
  /** Who has reserved the open patient, with Reserve, Release and Override. */
  | 'reservation'
  /** Who has reserved the patient of a row, since when, with Reserve, Release and Override. */
  | 'row-reservation';

/** The readings of what other systems send that mappings may name. */
export type ConversionName =
  /** The first line of the address. */
  | 'address-line'
  /** The address at home, with the telephone and fax numbers. */
  | 'address-with-numbers'
  /** All that is said of the allergy and has no field, a sentence a line. */
  | 'allergy-note'
  /** Whether the allergy still holds; it does where nothing is said. */
  | 'allergy-status'
  /** The city of the address. */
  | 'city'
  /** All that is said of the condition and has no field, a sentence a line. */
  | 'condition-note'
  /** Whether the condition is still there; what has an end is over. */
  | 'condition-status'
  /** The e-mail address, the one at home first. */
  | 'email-address'
  /** The family name, of the official name first. */
  | 'family-name'
  /** The fax number in ten digits. */
  | 'fax-number'
  /** The lines of the address after the first. */
  | 'further-address-lines'
  /** All given names, of the official name first. */
  | 'given-names'
  /** The gravest of the reactions. */
  | 'gravest-reaction'
  /** How grave the gravest reaction was. */
  | 'gravest-severity'
  /** The address at home, else another that still holds. */
  | 'home-address'
  /** The unit, if the measurement may be given in it. */
  | 'measured-unit'
  /** When it was measured, as exactly as it is said. */
  | 'measured-when'
  /** Which of the measurements it is, by its codes. */
  | 'measurement'
  /** The codes that this product has for the measurement. */
  | 'measurement-codes'
  /** The medical record number, else another number that is no official document. */
  | 'member-id'
  /** The number of the mobile phone in ten digits. */
  | 'mobile-number'
  /** The official name, else the usual one, in its parts. */
  | 'name-in-parts'
  /** A name with its codes. */
  | 'named-concept'
  /** Why an allergy is none: it says that there is none, or that none is known. */
  | 'no-allergy'
  /** Why a condition is none: it was withdrawn, or says that there is none. */
  | 'no-condition'
  /** Why a measurement is not taken: it is another one, or has no number in a known unit. */
  | 'not-measured'
  /** The day of the onset, else the day on which it was recorded. */
  | 'onset-day'
  /** Whether the patient is cared for; nobody who has died is. */
  | 'patient-status'
  /** The kind of pharmacy, by its code. */
  | 'pharmacy-type'
  /** The telephone number in ten digits, the one at home first. */
  | 'phone-number'
  /** The preferred language, else the only one. */
  | 'preferred-language'
  /** What the person is to the patient, by code or by words. */
  | 'relationship'
  /** The sex, where it is one that the clinical formulas know. */
  | 'sex'
  /** Whether it is an intolerance, and not a grave one. */
  | 'side-effect'
  /** The state of the address, by its code or name. */
  | 'state'
  /** What the patient is allergic to, a medication where the sender says so. */
  | 'substance'
  /** The zip of the address, with the zeros that were lost. */
  | 'zip';
