import { codesOf, denial } from '../../shared/standing.ts';
import type { ConversionInput, FieldConversion } from './conversion.ts';
import { fitted } from './conversion.ts';
import type { Imported } from './imported.ts';
import { onsetOf } from './onset.ts';
import { conceptText, isGrave, reactionOf } from './reactions.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';
import { conceptAt, plainTextsAt } from './untaken.ts';

/** Readings of an AllergyIntolerance of another system. */
export const allergyConversions = {
  'no-allergy': {
    reads: [],
    read: ({ resource }) => denial('allergy', resource['code']),
  },
  'allergy-status': {
    reads: ['clinicalStatus.coding.code', 'clinicalStatus.text'],
    read: ({ resource }) =>
      codesOf(resource['clinicalStatus']).some((status) => ['inactive', 'resolved'].includes(status))
        ? 'inactive'
        : 'active',
  },
  'side-effect': {
    reads: ['type', 'criticality'],
    read: ({ resource }) => isIntolerance(resource) && !isGrave(resource),
  },
  substance: {
    reads: ['category', ...conceptAt('code')],
    read: ({ resource }) => substanceOf(resource),
  },
  'allergy-note': {
    reads: [
      ...['lastOccurrence', 'note.text', 'verificationStatus.coding.code', 'verificationStatus.text'],
      ...['reaction.severity', 'reaction.description', 'reaction.onset', 'reaction.note.text'],
      ...[...plainTextsAt('reaction.substance'), ...plainTextsAt('reaction.exposureRoute')],
    ],
    read: (input) => fitted(allergyNoteOf(input), input, 'AllergyIntolerance.note'),
  },
  'gravest-reaction': {
    reads: conceptAt('reaction.manifestation'),
    read: ({ resource }) => reactionOf(resource).code,
  },
  'gravest-severity': {
    reads: ['reaction.severity'],
    read: ({ resource }) => severityOf(resource),
  },
} satisfies Readonly<Record<string, FieldConversion>>;

/** Finds the severity of the gravest reaction. */
function severityOf(allergy: Element): string | undefined {
  const severities = elementsAt(allergy, 'reaction').map((each) => textAt(each, 'severity'));
  return ['severe', 'moderate', 'mild'].find((severity) => severities.includes(severity));
}

function isIntolerance(allergy: Element): boolean {
  return textAt(allergy, 'type') === 'intolerance';
}

/** Reads the substance: a medication if the sender's category says so, else an allergen. */
function substanceOf(allergy: Element): Imported<'allergy'>['substance'] {
  const concept = elementAt(allergy, 'code');
  const type = textsAt(allergy, 'category').includes('medication') ? 'medication' : 'allergen';
  const coding = elementsAt(concept, 'coding')
    .filter((each) => textAt(each, 'code') !== undefined)
    .map((each) => ({
      system: textAt(each, 'system'),
      display: textAt(each, 'display'),
      code: textAt(each, 'code'),
      type,
    }));
  const text = conceptText(concept);
  return text === undefined && coding.length === 0
    ? undefined
    : { text, coding: coding.length > 0 ? coding : undefined };
}

/** Writes the clinical content without a field of its own, one sentence a line. */
function allergyNoteOf({ resource: allergy }: ConversionInput): string {
  const { words } = reactionOf(allergy);
  const criticality = textAt(allergy, 'criticality');
  const verification = codeAt(allergy, 'verificationStatus');
  const last = textAt(allergy, 'lastOccurrence');
  const lines = [
    words.length > 0 ? `Reaction as recorded: ${words.join(', ')}.` : undefined,
    ...elementsAt(allergy, 'reaction').flatMap(detailsOf),
    criticality && `Criticality: ${criticality}.`,
    verification !== undefined && verification !== 'confirmed' ? `Verification: ${verification}.` : undefined,
    isIntolerance(allergy) && isGrave(allergy)
      ? 'Recorded as an intolerance: taken as an allergy, since it is grave.'
      : undefined,
    onsetOf(allergy).remark,
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
