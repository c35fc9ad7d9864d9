import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { codesOf } from '../../shared/standing.ts';
import type { Findings } from './findings.ts';
import { type Imported, withoutMissing } from './imported.ts';
import { type Onset, onsetOf } from './onset.ts';
import { ownId, recordId } from './own-record.ts';
import { conceptText, isGrave, type Reaction, reactionOf } from './reactions.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';
import { conceptAt, noteUntaken, plainTextsAt } from './untaken.ts';

const taken = [
  ...['category', 'clinicalStatus.coding.code', 'clinicalStatus.text', ...conceptAt('code'), 'criticality'],
  ...[
    'lastOccurrence',
    'note.text',
    'onsetDateTime',
    'onsetPeriod.start',
    'onsetString',
    'patient.reference',
  ],
  ...['recordedDate', 'type', 'verificationStatus.coding.code', 'verificationStatus.text'],
  ...[...conceptAt('reaction.manifestation'), ...plainTextsAt('reaction.substance')],
  ...['reaction.severity', 'reaction.description', 'reaction.onset', 'reaction.note.text'],
  ...plainTextsAt('reaction.exposureRoute'),
];

interface AllergyFacts {
  readonly allergy: Element;
  /** `_id` of the patient's record. */
  readonly subject: string;
  readonly slug: string;
  /** Limit on the record's note, in characters. */
  readonly noteLength: number;
  readonly findings: Findings;
}

/** Converts a FHIR AllergyIntolerance into an allergy, or into a side effect where it is an intolerance. */
export function convertAllergy({ allergy, subject, slug, noteLength, findings }: AllergyFacts): JsonObject {
  const isOwn = ownId(allergy, slug) !== undefined;
  noteUntaken(findings, allergy, isOwn ? [...taken, 'identifier', 'code.coding.extension'] : taken);
  const isGraveIntolerance = !isOwn && isIntolerance(allergy) && isGrave(allergy);
  const found = reactionOf(allergy);
  // Drops the words of this product's own export, which only repeat the value set's display text.
  const reaction = isOwn ? { ...found, words: [] } : found;
  const onset = onsetOf(allergy);
  const remark = isGraveIntolerance
    ? 'Recorded as an intolerance: taken as an allergy, since it is grave.'
    : undefined;
  const note = allergyNoteOf({ allergy, reaction, onset, isOwn, remark });
  if (note.length > noteLength) {
    findings.leaveOutValue(
      'AllergyIntolerance.note',
      `only the first ${noteLength} characters fit into the record`,
    );
  }
  return withoutMissing({
    _id: recordId(allergy, slug),
    type: 'patient.allergy',
    subject,
    substance: substanceOf(allergy, isOwn ? slug : undefined),
    reaction: reaction.code,
    severity: severityOf(allergy),
    description: isOwn ? descriptionOf(allergy) : undefined,
    onsetDate: onset.day,
    allergyNote: note === '' ? undefined : note.slice(0, noteLength),
    sensitivityType: 'allergy',
    status: statusOf(allergy, isOwn),
    isSideEffect:
      isOwn && textAt(allergy, 'type') === undefined
        ? undefined
        : isIntolerance(allergy) && !isGraveIntolerance,
  } satisfies Imported<'allergy'>);
}

function ownKind(coding: Element, slug: string): string | undefined {
  const extension = elementsAt(coding, 'extension').find(
    (each) => textAt(each, 'url') === `urn:${slug}:coding-kind`,
  );
  return textAt(extension, 'valueCode');
}

function statusOf(allergy: Element, isOwn: boolean): string | undefined {
  const statuses = codesOf(allergy['clinicalStatus']);
  if (isOwn && statuses.length === 0) return undefined;
  return statuses.some((status) => ['inactive', 'resolved'].includes(status)) ? 'inactive' : 'active';
}

/** Finds the severity of the gravest reaction. */
function severityOf(allergy: Element): string | undefined {
  const severities = elementsAt(allergy, 'reaction').map((each) => textAt(each, 'severity'));
  return ['severe', 'moderate', 'mild'].find((severity) => severities.includes(severity));
}

function isIntolerance(allergy: Element): boolean {
  return textAt(allergy, 'type') === 'intolerance';
}

function descriptionOf(allergy: Element): string | undefined {
  return elementsAt(allergy, 'reaction')
    .map((each) => textAt(each, 'description'))
    .find((description) => description !== undefined);
}

/**
 * Reads the substance: a medication if the sender's category says so, else an allergen. This product's own exports
 * state the kind of each code.
 */
function substanceOf(allergy: Element, ownSlug: string | undefined): Imported<'allergy'>['substance'] {
  const concept = elementAt(allergy, 'code');
  const type = textsAt(allergy, 'category').includes('medication') ? 'medication' : 'allergen';
  const coding = elementsAt(concept, 'coding')
    .filter((each) => textAt(each, 'code') !== undefined)
    .map((each) => ({
      system: textAt(each, 'system'),
      display: textAt(each, 'display'),
      code: textAt(each, 'code'),
      type: ownSlug === undefined ? type : ownKind(each, ownSlug),
    }));
  const text = conceptText(concept);
  return text === undefined && coding.length === 0
    ? undefined
    : { text, coding: coding.length > 0 ? coding : undefined };
}

interface NoteFacts {
  readonly allergy: Element;
  readonly reaction: Reaction;
  readonly onset: Onset;
  /** True for an own export, whose fields are not repeated. */
  readonly isOwn: boolean;
  readonly remark: string | undefined;
}

/** Writes the clinical content without a field of its own, one sentence a line. */
function allergyNoteOf({ allergy, reaction, onset, isOwn, remark }: NoteFacts): string {
  const criticality = textAt(allergy, 'criticality');
  const verification = codeAt(allergy, 'verificationStatus');
  const last = textAt(allergy, 'lastOccurrence');
  const lines = [
    reaction.words.length > 0 ? `Reaction as recorded: ${reaction.words.join(', ')}.` : undefined,
    ...(isOwn ? [] : elementsAt(allergy, 'reaction').flatMap(detailsOf)),
    criticality && `Criticality: ${criticality}.`,
    verification !== undefined && verification !== 'confirmed' ? `Verification: ${verification}.` : undefined,
    remark,
    onset.remark,
    last && `Last occurrence: ${last}.`,
    ...notesOf(allergy),
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}

/** Lists further details of one reaction in the sender's words. */
function detailsOf(reaction: Element): readonly string[] {
  const substance = conceptText(elementAt(reaction, 'substance'));
  const route = conceptText(elementAt(reaction, 'exposureRoute'));
  const [severity, onset, description] = ['severity', 'onset', 'description'].map((name) =>
    textAt(reaction, name),
  );
  const lines = [
    severity && `Severity: ${severity}.`,
    description && `Reaction: ${description}`,
    onset && `Onset of the reaction: ${onset}.`,
    substance && `Caused by: ${substance}.`,
    route && `Route: ${route}.`,
    ...notesOf(reaction),
  ];
  return lines.filter((line) => line !== undefined);
}

function notesOf(element: Element): readonly string[] {
  return elementsAt(element, 'note').flatMap((each) => textAt(each, 'text') ?? []);
}
