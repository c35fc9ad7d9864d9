import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { createRandom, type Random } from './random.ts';
import { daysBefore } from './reference-day.ts';
import { authorOf, momentOn } from './staff.ts';

const snomed = 'http://snomed.info/sct';
const mostVisits = 4;

interface Measurement {
  readonly text: string;
  readonly code: string;
  readonly value: number;
  readonly units: string;
}

/** Creates heights, weights and creatinine values of one patient, from a few visits. */
export function observationsOf(patientId: string): readonly LoadRecord[] {
  const random = createRandom(`${patientId}/observations`);
  const height = random.integer(59, 75);
  const weight = random.integer(105, 260);
  const visits = Array.from({ length: Math.max(0, random.integer(-1, mostVisits)) }, (_, index) => index);
  const records = visits.flatMap((visit) => {
    const issued = momentOn(daysBefore(visit * 180 + random.integer(2, 170)), random);
    return measured(height, weight + random.integer(-8, 8), random).map((measurement) => ({
      ...observation(measurement),
      issued,
      performedBy: authorOf(random).by,
    }));
  });
  return records.map((record, index) => ({
    entity: 'observation',
    record: { _id: `${patientId}-observation-${index + 1}`, subject: patientId, ...record },
  }));
}

function measured(height: number, weight: number, random: Random): readonly Measurement[] {
  const creatinine = random.integer(6, 19) / 10;
  return [
    { text: 'Weight', code: '27113001', value: weight, units: 'lb' },
    ...(random.chance(0.6) ? [{ text: 'Height', code: '50373000', value: height, units: 'in' }] : []),
    ...(random.chance(0.6)
      ? [{ text: 'Creatinine Serum', code: '113075003', value: creatinine, units: 'mg/dL' }]
      : []),
  ];
}

function observation({ text, code, value, units }: Measurement): JsonObject {
  return {
    type: 'patient.observation',
    text,
    name: { coding: [{ system: snomed, code, display: text }] },
    valueQuantity: { value, units },
    isCustom: false,
  };
}
