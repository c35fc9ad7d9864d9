import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { createRandom, type Random } from './random.ts';
import { daysBefore } from './reference-day.ts';
import { authorOf, momentOn } from './staff.ts';

const mostCalls = 8;

const failures = ['no-answer', 'busy', 'left-message', 'unavailable'] as const;
const questions = ['Question for pharmacist', 'Resend Documents', 'Follow-up Call'] as const;

export interface Owner {
  readonly id: string;
  readonly engagement: number;
}

/** Creates the call log of one patient, sometimes with a planned call. */
export function interactionsOf({ id, engagement }: Owner): readonly LoadRecord[] {
  const random = createRandom(`${id}/interactions`);
  const calls = Math.max(0, random.integer(-2, mostCalls));
  const made = new Map<string, number>();
  const numberOf = (call: string) => {
    const number = (made.get(call) ?? 0) + 1;
    made.set(call, number);
    return number;
  };
  const logged = Array.from({ length: calls }, (_, index) => {
    const day = daysBefore((calls - index) * 9 + random.integer(0, 6));
    const entry = random.chance(0.25)
      ? question(random)
      : attempt(random, (app) => numberOf(`${app} ${day.slice(0, 4)}`));
    return loggedOn({ id, engagement, day, random }, index + 1, entry);
  });
  return [...logged, ...planned({ id, engagement }, random)];
}

/** Creates calls after a patient's earlier ones, one on each day. */
export function laterCallsOf(
  owner: Owner,
  days: readonly string[],
  before: readonly JsonObject[],
): readonly LoadRecord[] {
  const random = createRandom(`${owner.id}/later calls`);
  const made: JsonObject[] = [...before];
  return days.map((day) => {
    const year = Number(day.slice(0, 4));
    const entry = attempt(
      random,
      (app) => made.filter((call) => call['app'] === app && call['currentYear'] === year).length + 1,
    );
    const call = loggedOn({ ...owner, day, random }, made.length + 1, entry);
    made.push(call.record);
    return call;
  });
}

function loggedOn(occasion: Occasion, number: number, entry: Logged): LoadRecord {
  const { id, day, random } = occasion;
  return {
    entity: 'interaction',
    record: {
      ...common(occasion),
      _id: `${id}-interaction-${number}`,
      type: 'patient.interaction',
      ...entry,
      record: { dateRecorded: momentOn(day, random), ...entry.record, ...spokenTo(entry) },
    },
  };
}

/** Derives the people spoken to as the gateway does; no call of the set is with a caregiver. */
function spokenTo({ record }: Logged): JsonObject {
  return { spokeToMember: record['successful'] === true, spokeToCaregiver: false };
}

interface Logged {
  readonly app: string;
  readonly record: JsonObject;
}

function question(random: Random): Logged {
  return {
    app: random.pick(questions),
    record: {
      ...{ direction: 'member', interaction: 'nonworkflow', attempt: 1, successful: true },
      description: 'Synthetic note for demonstration.',
    },
  };
}

/** Creates an attempted call, numbered by type as in the gateway. */
function attempt(random: Random, numberOf: (app: string) => number): Logged {
  const isReached = random.chance(0.4);
  const app = random.pick(['Initiating Call', 'Medication Review']);
  const shared = { direction: 'user', spokeTo: 'member', interaction: 'call', attempt: numberOf(app) };
  if (isReached) return { app, record: { ...shared, successful: true, decision: 'yes' } };
  const reason = random.pick(failures);
  return { app, record: { ...shared, successful: false, reason, lvm: reason === 'left-message' } };
}

function planned({ id, engagement }: Owner, random: Random): readonly LoadRecord[] {
  if (random.chance(0.6)) return [];
  const day = daysBefore(-random.integer(1, 40));
  return [
    {
      entity: 'scheduled-interaction',
      record: {
        ...common({ id, engagement, day, random }),
        _id: `${id}-scheduled-1`,
        type: 'patient.scheduled-interaction',
        callType: random.pick(['initiatinginteraction', 'medicationreviewinteraction']),
        scheduledForDate: momentOn(day, random),
        record: { description: 'Synthetic note for demonstration.' },
      },
    },
  ];
}

interface Occasion extends Owner {
  readonly day: string;
  readonly random: Random;
}

function common({ id, engagement, day, random }: Occasion): JsonObject {
  const author = authorOf(random);
  return {
    subject: id,
    workflowIteration: engagement,
    currentYear: Number(day.slice(0, 4)),
    user: author.id,
    userMetadata: author.by,
  };
}
