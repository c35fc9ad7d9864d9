import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { codesOf, denial, reasonAgainst } from '../../shared/standing.ts';
import type { Findings } from './findings.ts';
import { type Imported, withoutMissing } from './imported.ts';
import { type Onset, onsetOf } from './onset.ts';
import { ownId, recordId } from './own-record.ts';
import { conceptText } from './reactions.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt } from './resource.ts';
import { conceptAt, noteUntaken, plainTextsAt } from './untaken.ts';

const taken = [
  ...['abatementDateTime', 'abatementPeriod.end', 'abatementString', 'clinicalStatus.coding.code'],
  ...['clinicalStatus.text', ...conceptAt('code'), 'note.text', 'onsetDateTime', 'onsetPeriod.start'],
  ...['onsetString', 'recordedDate', 'subject.reference', 'verificationStatus.coding.code'],
  ...['verificationStatus.text', ...plainTextsAt('severity'), ...plainTextsAt('bodySite')],
];

/** Clinical states of a present condition, and of a past one. */
const active = ['active', 'recurrence', 'relapse'];
const over = ['inactive', 'remission', 'resolved'];

interface ConditionFacts {
  readonly condition: Element;
  /** `_id` of the patient's record. */
  readonly subject: string;
  readonly slug: string;
  /** Limit on the record's note, in characters. */
  readonly noteLength: number;
  readonly findings: Findings;
}

/** Converts a FHIR Condition; undefined for one that was withdrawn, refuted, or states an absence. */
export function convertCondition(facts: ConditionFacts): JsonObject | undefined {
  const { condition, subject, slug, noteLength, findings } = facts;
  const isOwn = ownId(condition, slug) !== undefined;
  // Skips the check for absence in this product's own exports, whose names may look like a denial.
  const reason = reasonAgainst(condition) ?? (isOwn ? undefined : denial('condition', condition['code']));
  if (reason !== undefined) {
    findings.leaveOut('Condition', reason);
    return undefined;
  }
  noteUntaken(findings, condition, isOwn ? [...taken, 'identifier', 'category'] : taken);
  const onset = onsetOf(condition);
  const note = noteOf(condition, { onset, isOwn });
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
  } satisfies Imported<'condition'>);
}

/** Writes the facts that have no field, one sentence a line. */
function noteOf(
  condition: Element,
  { onset, isOwn }: { readonly onset: Onset; readonly isOwn: boolean },
): string {
  const verification = codeAt(condition, 'verificationStatus');
  const severity = conceptText(elementAt(condition, 'severity'));
  const sites = elementsAt(condition, 'bodySite').flatMap((site) => conceptText(site) ?? []);
  const end = abatementOf(condition);
  const lines = [
    verification !== undefined && verification !== 'confirmed' ? `Verification: ${verification}.` : undefined,
    !isOwn && statusOf(condition) === undefined ? 'Status not stated: counts as active.' : undefined,
    severity && `Severity: ${severity}.`,
    sites.length > 0 ? `Site: ${sites.join(', ')}.` : undefined,
    onset.remark,
    end && `Ended: ${end}.`,
    ...elementsAt(condition, 'note').map((each) => textAt(each, 'text')),
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}

function abatementOf(condition: Element): string | undefined {
  return (
    textAt(condition, 'abatementDateTime') ??
    textAt(elementAt(condition, 'abatementPeriod'), 'end') ??
    textAt(condition, 'abatementString')
  );
}

/**
 * Determines the status: a condition with an end but no status is over, since FHIR forbids an end on an active one.
 */
function statusOf(condition: Element): string | undefined {
  const clinical = codesOf(condition['clinicalStatus']);
  if (clinical.some((code) => over.includes(code))) return 'inactive';
  if (clinical.some((code) => active.includes(code))) return 'active';
  return abatementOf(condition) === undefined ? undefined : 'inactive';
}

function conceptOf(concept: Element | undefined): Imported<'condition'>['code'] {
  const text = conceptText(concept);
  if (text === undefined) return undefined;
  const coding = elementsAt(concept, 'coding')
    .filter((each) => textAt(each, 'code') !== undefined)
    .map((each) => ({
      system: textAt(each, 'system'),
      code: textAt(each, 'code'),
      display: textAt(each, 'display'),
    }));
  return { text, ...(coding.length === 0 ? {} : { coding }) };
}
