import type { JsonObject } from '../../engine/core/json/json.ts';
import { withoutMissing } from './contact.ts';
import type { Findings } from './findings.ts';
import { onsetOf } from './onset.ts';
import { recordId } from './own-record.ts';
import { conceptText } from './reactions.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt } from './resource.ts';
import { noteUntaken } from './untaken.ts';

const taken = [
  'category',
  'clinicalStatus',
  'code',
  'encounter',
  'identifier',
  'note',
  'onsetDateTime',
  'onsetPeriod',
  'onsetString',
  'recordedDate',
  'subject',
  'verificationStatus',
];

/** Clinical states of a condition that is there; with the others it is over. */
const active = ['active', 'recurrence', 'relapse'];

interface ConditionFacts {
  readonly condition: Element;
  /** `_id` of the patient's record. */
  readonly subject: string;
  readonly slug: string;
  /** Longest note that the record takes. */
  readonly noteLength: number;
  readonly findings: Findings;
}

/** FHIR Condition → condition; undefined for one that was entered in error or refuted. */
export function convertCondition(facts: ConditionFacts): JsonObject | undefined {
  const { condition, subject, slug, noteLength, findings } = facts;
  const verification = codeAt(condition, 'verificationStatus');
  if (verification === 'entered-in-error' || verification === 'refuted') {
    findings.leaveOut('Condition', 'was entered in error or refuted');
    return undefined;
  }
  noteUntaken(findings, condition, taken);
  const onset = onsetOf(condition);
  const isUnsure = verification !== undefined && verification !== 'confirmed';
  const note = [
    isUnsure ? `Verification: ${verification}.` : undefined,
    onset.remark,
    ...elementsAt(condition, 'note').map((each) => textAt(each, 'text')),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
  if (note.length > noteLength) {
    findings.leaveOutValue('Condition.note', `only the first ${noteLength} characters fit into the record`);
  }
  return withoutMissing({
    _id: recordId(condition, slug),
    type: 'patient.condition',
    subject,
    code: conceptOf(elementAt(condition, 'code')),
    onsetDate: onset.day,
    note: note === '' ? undefined : note.slice(0, noteLength),
    status: statusOf(condition),
  });
}

function statusOf(condition: Element): string | undefined {
  const clinical = codeAt(condition, 'clinicalStatus');
  if (clinical === undefined) return undefined;
  return active.includes(clinical) ? 'active' : 'inactive';
}

function conceptOf(concept: Element | undefined): JsonObject | undefined {
  const text = conceptText(concept);
  if (text === undefined) return undefined;
  const coding = elementsAt(concept, 'coding')
    .filter((each) => textAt(each, 'code') !== undefined)
    .map((each) =>
      withoutMissing({
        system: textAt(each, 'system'),
        code: textAt(each, 'code'),
        display: textAt(each, 'display'),
      }),
    );
  return { text, ...(coding.length === 0 ? {} : { coding }) };
}
