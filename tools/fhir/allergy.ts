import type { JsonObject } from '../../engine/core/json.ts';
import { allergyNoteOf } from './allergy-note.ts';
import { withoutMissing } from './contact.ts';
import type { Findings } from './findings.ts';
import { onsetOf } from './onset.ts';
import { recordId } from './patient.ts';
import { conceptText, reactionOf } from './reactions.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';
import { noteUntaken } from './untaken.ts';

const taken = [
  'category',
  'clinicalStatus',
  'code',
  'criticality',
  'note',
  'onsetDateTime',
  'onsetPeriod',
  'onsetString',
  'patient',
  'reaction',
  'recordedDate',
  'type',
  'verificationStatus',
];

interface AllergyFacts {
  readonly allergy: Element;
  /** `_id` of the patient's record. */
  readonly subject: string;
  /** Longest note that the record takes. */
  readonly noteLength: number;
  readonly findings: Findings;
}

/** FHIR AllergyIntolerance → allergy, or side effect where it is an intolerance. */
export function convertAllergy({ allergy, subject, noteLength, findings }: AllergyFacts): JsonObject {
  noteUntaken(findings, allergy, taken);
  const reaction = reactionOf(allergy);
  const onset = onsetOf(allergy);
  const note = allergyNoteOf({ allergy, reaction, onset });
  if (note.length > noteLength) {
    findings.leaveOutValue(
      'AllergyIntolerance.note',
      `only the first ${noteLength} characters fit into the record`,
    );
  }
  return withoutMissing({
    _id: recordId(allergy),
    type: 'patient.allergy',
    subject,
    substance: substanceOf(allergy),
    reaction: reaction.code,
    onsetDate: onset.day,
    allergyNote: note === '' ? undefined : note.slice(0, noteLength),
    sensitivityType: 'allergy',
    status: ['inactive', 'resolved'].includes(codeAt(allergy, 'clinicalStatus') ?? '')
      ? 'inactive'
      : 'active',
    isSideEffect: textAt(allergy, 'type') === 'intolerance',
  });
}

/** The sender's category only tells medications apart: everything else is an allergen here. */
function substanceOf(allergy: Element): JsonObject | undefined {
  const concept = elementAt(allergy, 'code');
  const type = textsAt(allergy, 'category').includes('medication') ? 'medication' : 'allergen';
  const coding = elementsAt(concept, 'coding')
    .filter((each) => textAt(each, 'code') !== undefined)
    .map((each) =>
      withoutMissing({
        system: textAt(each, 'system'),
        display: textAt(each, 'display'),
        code: textAt(each, 'code'),
        type,
      }),
    );
  const text = conceptText(concept);
  return text === undefined && coding.length === 0
    ? undefined
    : withoutMissing({ text, coding: coding.length > 0 ? coding : undefined });
}
