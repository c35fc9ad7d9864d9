import type { Onset } from './onset.ts';
import type { Reaction } from './reactions.ts';
import { codeAt, type Element, elementsAt, textAt } from './resource.ts';

interface NoteFacts {
  readonly allergy: Element;
  readonly reaction: Reaction;
  readonly onset: Onset;
}

/** Everything that a clinician wants to read and that has no field of its own, one sentence a line. */
export function allergyNoteOf({ allergy, reaction, onset }: NoteFacts): string {
  const criticality = textAt(allergy, 'criticality');
  const verification = codeAt(allergy, 'verificationStatus');
  const lines = [
    reaction.words.length > 0 ? `Reaction as recorded: ${reaction.words.join(', ')}.` : undefined,
    criticality && `Criticality: ${criticality}.`,
    verification !== undefined && verification !== 'confirmed' ? `Verification: ${verification}.` : undefined,
    onset.remark,
    ...elementsAt(allergy, 'note').map((each) => textAt(each, 'text')),
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
