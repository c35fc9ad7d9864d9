import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { createRandom } from './random.ts';
import { daysBefore } from './reference-day.ts';

const mostPerPatient = 8;
const system = 'http://hl7.org/fhir/sid/icd-10-cm';

/** Common conditions of adults with their ICD-10-CM codes. */
const known = [
  ['I10', 'Essential (primary) hypertension'],
  ['E78.5', 'Hyperlipidemia, unspecified'],
  ['E11.9', 'Type 2 diabetes mellitus without complications'],
  ['K21.9', 'Gastro-esophageal reflux disease without esophagitis'],
  ['M19.90', 'Unspecified osteoarthritis, unspecified site'],
  ['F32.A', 'Depression, unspecified'],
  ['F41.1', 'Generalized anxiety disorder'],
  ['J44.9', 'Chronic obstructive pulmonary disease, unspecified'],
  ['J45.909', 'Unspecified asthma, uncomplicated'],
  ['I25.10', 'Atherosclerotic heart disease of native coronary artery without angina pectoris'],
  ['I48.91', 'Unspecified atrial fibrillation'],
  ['I50.9', 'Heart failure, unspecified'],
  ['N18.30', 'Chronic kidney disease, stage 3 unspecified'],
  ['E03.9', 'Hypothyroidism, unspecified'],
  ['M81.0', 'Age-related osteoporosis without current pathological fracture'],
  ['G47.00', 'Insomnia, unspecified'],
  ['H40.9', 'Unspecified glaucoma'],
  ['M10.9', 'Gout, unspecified'],
] as const;

interface Owner {
  readonly id: string;
  /** Age in whole years; no condition begins before birth. */
  readonly age: number;
}

/** Creates the conditions of one patient. */
export function demoConditions({ id, age }: Owner): readonly LoadRecord[] {
  const random = createRandom(`${id}/conditions`);
  const count = Math.max(0, random.integer(-1, mostPerPatient));
  return random.sample(known, count).map(([code, display], index) => ({
    entity: 'condition',
    record: {
      _id: `${id}-condition-${index + 1}`,
      subject: id,
      type: 'patient.condition',
      code: { text: display, coding: [{ system, code, display }] },
      status: random.chance(0.9) ? 'active' : 'inactive',
      ...(random.chance(0.8) ? { onsetDate: daysBefore(random.integer(60, age * 300)) } : {}),
      ...(random.chance(0.2) ? { note: 'Synthetic note for demonstration.' } : {}),
    },
  }));
}
