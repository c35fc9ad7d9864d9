import type { Onset } from './onset.ts';
import { conceptText, type Reaction } from './reactions.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt } from './resource.ts';

interface NoteFacts {
  readonly allergy: Element;
  readonly reaction: Reaction;
  readonly onset: Onset;
  /** Marks an export of ours, whose fields are not repeated. */
  readonly isOwn: boolean;
  readonly remark: string | undefined;
}

/** Everything that a clinician wants to read and that has no field of its own, one sentence a line. */
export function allergyNoteOf({ allergy, reaction, onset, isOwn, remark }: NoteFacts): string {
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

/** Lists further details of one reaction, in the sender's words. */
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
