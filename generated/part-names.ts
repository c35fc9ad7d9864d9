// GENERATED from schemas/product.json sha256:0374d5b867ffea46 by engine/compiler; do not edit; run npm run schemas
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
  /** Figures of safety reviews by organization and month, as table, chart and file. */
  | 'review-report'
  /** How many members are in each workflow state, for how long, and by day, as table, chart and file. */
  | 'team-states'
  /** What is due in how many days, as table, chart and file. */
  | 'team-deadlines'
  /** Calls by organization and day, as table, chart and file. */
  | 'team-calls'
  /** Sends files of members, shows which column becomes which field, and what has become of the files. */
  | 'member-files'
  /** The files of the product with their panels, problems and changes, where the gateway may write them. */
  | 'studio'
  /** Who has reserved the open patient, with Reserve, Release and Override. */
  | 'reservation'
  /** Who has reserved the patient of a row, since when, with Reserve, Release and Override. */
  | 'row-reservation';
