import { mergeRecords } from '../../../engine/core/compare/merge.ts';
import { atOnce } from '../../../engine/core/compute/stepwise.ts';
import type { Scope, UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { diffJson, patched } from '../../../engine/core/json/json-patch.ts';
import { parseStrictJson } from '../../../engine/core/json/strict-json.ts';
import type { Field } from '../../../engine/core/product/entity.ts';
import { deriveValues } from '../../../engine/core/records/derive.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { withoutPaths } from '../../../engine/core/records/transient.ts';
import { newProblems } from '../../../engine/core/validation/changed-problems.ts';
import { checkTidyValue, entityOf } from '../../../engine/core/validation/validate.ts';
import { blockingProblems } from '../../../gateway/records/check.ts';
import type { ReadingCall } from '../../../gateway/records/context/call.ts';
import { keepLockedFields, visibleRecord } from '../../../gateway/records/field-access.ts';
import { contentOf } from '../../../gateway/records/meta.ts';
import { planOf } from '../../../gateway/search/table/plan.ts';
import { ownCells } from '../../../gateway/search/table/project.ts';
import { kindOf, type RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import { product } from '../../../generated/product.ts';

/** Record before and after a save that changes every row, with the size that costs are divided by. */
export interface Saved {
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** Bytes of the record as JSON. */
  readonly size: number;
}

const patient = entityOf(product, 'patient');
const field: Field = {
  title: 'Locked',
  type: 'string',
  readAccess: 'patient.edit',
  writeAccess: 'patient.edit',
};

/**
 * Kind of patient records, with additional features in rows: locked fields, transients, former names and other
 * spellings.
 */
const kind: RecordKind = {
  ...kindOf(product, 'patient'),
  entity: {
    ...patient,
    fields: { ...patient.fields, '/prescribers/*/city': field, '/projects/*/enrollDate': field },
    transients: { ...patient.transients, '/prescribers/*/email': {} },
    aliases: { ...patient.aliases, '/prescribers/*/phone': ['/prescribers/*/telephone'] },
    spellings: { ...patient.spellings, '/prescribers/*/state': { colorado: 'CO' } },
  },
};

const user: UserProfile = {
  ...{ _id: 'u', id: 'u', auth0Id: 'u', email: 'u@id.test', firstName: 'U', lastName: 'U' },
  ...{ roles: [], permissions: [], organizations: ['EMTM'] },
};
const scope: Scope = { user, records: {}, now: '2026-01-15T12:00:00.000Z', today: '2026-01-15' };
const call = {
  ...{ product, user, today: '2026-01-15', timeZone: 'UTC' },
  origin: { author: 'u', call: 'test', request: 'r', at: new Date('2026-01-15T12:00:00.000Z') },
} as unknown as ReadingCall;

/**
 * Builds a patient of about this many bytes, with equal numbers of map entries, rows with a key, and rows without.
 */
export function savedPatient(size: number): Saved {
  const rows = Math.max(1, Math.round(size / 370));
  const before = patientWith(rows, { city: 'Denver', enrolled: true, user: 'a@id.test' });
  const after = patientWith(rows, { city: 'Boulder', enrolled: false, user: 'b@id.test' });
  return { before, after, size: JSON.stringify(after).length };
}

function patientWith(
  rows: number,
  {
    city,
    enrolled,
    user: author,
  }: { readonly city: string; readonly enrolled: boolean; readonly user: string },
): JsonObject {
  const each = <Row>(make: (n: number) => Row) => Array.from({ length: rows }, (_, n) => make(n));
  const project = { enrolled, enrollDate: '2026-01-02', reason: enrolled ? 'moved' : 'other' };
  return {
    type: 'patient',
    name: { first: 'Pat', last: 'Patient' },
    dob: '1950-01-01',
    sex: 'female',
    status: 'active',
    managingOrganization: { id: 'EMTM' },
    projects: Object.fromEntries(each((n) => [`project-${n}`, { ...project }])),
    prescribers: each((n) => ({
      ...{ id: `p${n}`, lastName: 'Prescriber', city, state: 'Colorado', zip: '80202' },
      ...{ telephone: 'no phone', email: 'p@id.test' },
    })),
    manualWorkflowStateChanges: each(() => ({
      ...{ from: 'Active', to: 'Inactive', date: '2026-01-03', user: author, reason: 'other' },
    })),
  };
}

/** Steps of a record on the way from a request to the store and back, one by one. */
export const recordSteps: Readonly<Record<string, (saved: Saved) => () => unknown>> = {
  'parse the body': ({ after }) => {
    const text = JSON.stringify(after);
    return () => parseStrictJson(text);
  },
  'bring former names up to date':
    ({ after }) =>
    () =>
      inPresentShape(kind.entity, after),
  'drop blanks':
    ({ after }) =>
    () =>
      contentOf(kind.entity, { ...after, notes: [' '] }),
  'merge a stale save': ({ before, after }) => {
    const { keyedArrays, fields } = kind.entity;
    const theirs: JsonObject = {
      ...before,
      prescribers: [...(before['prescribers'] as Json[])].toReversed(),
    };
    return () => mergeRecords({ keyedArrays, fields, base: before, mine: after, theirs });
  },
  'keep locked fields':
    ({ before, after }) =>
    () =>
      atOnce(keepLockedFields(call, { kind, sent: after, stored: { ...before } })),
  'derive values':
    ({ before, after }) =>
    () =>
      deriveValues({ entity: kind.entity, value: after, old: { ...before }, scope }),
  'check schema and rules':
    ({ before, after }) =>
    () =>
      checkTidyValue({ product, entity: kind.entity, value: after, old: { ...before }, scope }),
  'tell new problems from old ones': ({ before, after }) => {
    const problems = checkTidyValue({ product, entity: kind.entity, value: after, scope });
    return () =>
      newProblems({
        before: { value: structuredClone(before), problems },
        after: { value: { ...after }, problems },
      });
  },
  'find what blocks the save':
    ({ before, after }) =>
    () =>
      atOnce(blockingProblems({ product, kind, content: { ...after }, before: { ...before }, scope })),
  'drop what is not stored':
    ({ after }) =>
    () =>
      withoutPaths(['/prescribers/*/email', '/projects/*/reason'], after),
  'compare for the audit trail':
    ({ before, after }) =>
    () =>
      diffJson(before, after),
  'apply a history': ({ before, after }) => {
    const steps = diffJson(before, after);
    return () => patched(before as Json, steps as never);
  },
  'show in a search':
    ({ after }) =>
    () =>
      kind.indexes.map((index) => ownCells(planOf(index), { id: 'x', document: after })),
  'answer without hidden fields':
    ({ after }) =>
    () =>
      visibleRecord(call, kind, after),
};
