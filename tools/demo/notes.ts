import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { createRandom } from './random.ts';
import { daysBefore } from './reference-day.ts';
import { authorOf } from './staff.ts';

const mostPerPatient = 9;

const texts = [
  ['Prefers calls in the morning', 'Please do not call after noon. Synthetic note for demonstration.'],
  ['Uses a pill box', 'Fills it on Sundays with the family. Synthetic note for demonstration.'],
  ['Hard of hearing', 'Speak slowly; the left ear is better. Synthetic note for demonstration.'],
  ['Asked about generics', 'Wants to know which brands can be replaced. Synthetic note for demonstration.'],
  ['Mail arrives late', 'Send documents a week ahead. Synthetic note for demonstration.'],
  ['New glasses', 'Can read the labels again. Synthetic note for demonstration.'],
  ['Travels in spring', 'Away for three weeks in April. Synthetic note for demonstration.'],
  ['Interpreter wanted', 'The daughter interprets, or the line. Synthetic note for demonstration.'],
  ['Bottles on the table', 'Has all bottles ready for the review. Synthetic note for demonstration.'],
] as const;

/** Creates the staff's notes on one patient. */
export function notesOf(id: string, engagement: number): readonly LoadRecord[] {
  const random = createRandom(`${id}/notes`);
  const count = Math.max(0, random.integer(-2, mostPerPatient));
  return random.sample(texts, count).map(([title, description], index) => {
    const dateAdded = daysBefore(random.integer(1, 500));
    return {
      entity: 'note',
      record: {
        _id: `${id}-note-${index + 1}`,
        subject: id,
        type: 'patient.note',
        title,
        description,
        dateAdded,
        year: Number(dateAdded.slice(0, 4)),
        engagement: random.integer(1, engagement),
        performedBy: authorOf(random).by,
      },
    };
  });
}
