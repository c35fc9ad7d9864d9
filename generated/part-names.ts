// GENERATED from schemas/product.json sha256:4a659d79844dbc8e by tools/compiler; do not edit; run npm run schemas
/** The hand-made parts that screens may name. */
export type PartName =
  /** The medication risk score of the open patient on its levels. */
  | 'patient-risk'
  /** Who has reserved the open patient, with Reserve, Release and Override. */
  | 'reservation'
  /** Who has reserved the patient of a row, since when, with Reserve, Release and Override. */
  | 'row-reservation';
