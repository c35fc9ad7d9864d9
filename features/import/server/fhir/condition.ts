import { codesOf, denial } from '../../shared/standing.ts';
import type { FieldConversion } from './conversion.ts';
import { fitted } from './conversion.ts';
import type { Imported } from './imported.ts';
import { onsetOf } from './onset.ts';
import { conceptText } from './reactions.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt } from './resource.ts';
import { conceptAt, plainTextsAt } from './untaken.ts';

/** Clinical states of a present condition, and of a past one. */
const active = ['active', 'recurrence', 'relapse'];
const over = ['inactive', 'remission', 'resolved'];

/** Readings of a Condition of another system. */
export const conditionConversions = {
  'no-condition': {
    reads: [],
    read: ({ resource }) => denial('condition', resource['code']),
  },
  'condition-status': {
    reads: ['clinicalStatus.coding.code', 'clinicalStatus.text'],
    read: ({ resource }) => statusOf(resource),
  },
  'named-concept': {
    reads: conceptAt('code'),
    read: ({ resource }) => conceptOf(elementAt(resource, 'code')),
  },
  'condition-note': {
    reads: [
      ...['abatementDateTime', 'abatementPeriod.end', 'abatementString', 'note.text'],
      ...['verificationStatus.coding.code', 'verificationStatus.text'],
      ...[...plainTextsAt('severity'), ...plainTextsAt('bodySite')],
    ],
    read: (input) => fitted(noteOf(input.resource), input, 'Condition.note'),
  },
} satisfies Readonly<Record<string, FieldConversion>>;

/** Writes the facts that have no field, one sentence a line. */
function noteOf(condition: Element): string {
  const verification = codeAt(condition, 'verificationStatus');
  const severity = conceptText(elementAt(condition, 'severity'));
  const sites = elementsAt(condition, 'bodySite').flatMap((site) => conceptText(site) ?? []);
  const end = abatementOf(condition);
  const lines = [
    verification !== undefined && verification !== 'confirmed' ? `Verification: ${verification}.` : undefined,
    statusOf(condition) === undefined ? 'Status not stated: counts as active.' : undefined,
    severity && `Severity: ${severity}.`,
    sites.length > 0 ? `Site: ${sites.join(', ')}.` : undefined,
    onsetOf(condition).remark,
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
