import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { referenceDay } from './reference-day.ts';

/** Priority queues, some shared by an organization and some for single users. */
export const queues: readonly LoadRecord[] = [
  shared('EMTM', 'first-calls', {
    name: 'First calls, longest waiting first',
    filters: [inState('Ready for Initiating Call')],
    sorting: [{ by: 'last_call' }, { by: 'lname' }],
    displayColumns: { workflow: false },
  }),
  shared('EMTM', 'safety-reviews', {
    name: 'Safety reviews',
    filters: [inState('Ready for Medication Safety Review')],
    sorting: [{ by: 'due_date' }, { by: 'total_risk_score', descending: true }],
    displayColumns: { workflow: false, next_review: true },
  }),
  shared('EMTM', 'over-80', {
    name: 'Over 80, oldest first',
    filters: [{ statType: 'dob', queryType: 'range', lte: '1945-01-15' }],
    sorting: [{ by: 'dob', descending: true }],
    displayColumns: { routine: true },
  }),
  shared('EMTM', 'never-called', {
    name: 'Never called',
    filters: [{ statType: 'last_call', queryType: 'missing' }],
    sorting: [{ by: 'lname' }, { by: 'fname' }],
    displayColumns: { phone: true, last_call: false },
  }),
  own('pharmacist', 'EMTM', {
    name: 'My consults',
    filters: [inState('Ready for Consult')],
    sorting: [{ by: 'last_call' }],
    displayColumns: { workflow: false, phone: true },
  }),
  own('pharmacist', 'EMTM', {
    name: 'Many medications',
    filters: [{ statType: 'routine', queryType: 'range', gte: 4 }],
    sorting: [{ by: 'routine', descending: true }],
    displayColumns: { routine: true, prn: true },
  }),
  own('support', 'EMTM', {
    name: 'To print',
    filters: [inState('Ready for Printing')],
    sorting: [{ by: 'due_date' }],
  }),
  shared('ECPN', 'first-calls', {
    name: 'First calls',
    filters: [inState('Ready for Initiating Call')],
    sorting: [{ by: 'last_call' }],
  }),
  shared('NORTH', 'everybody', {
    name: 'Everybody by name',
    filters: [],
    sorting: [{ by: 'lname' }, { by: 'fname' }],
  }),
];

function inState(term: string): JsonObject {
  return { statType: 'workflow', queryType: 'term', term };
}

function shared(organization: string, id: string, content: JsonObject): LoadRecord {
  return queue(`demo-queue-${organization}-${id}`.toLowerCase(), {
    ...{ organizationId: organization, access: 'organization' },
    ...content,
  });
}

function own(user: string, organization: string, content: JsonObject): LoadRecord {
  const id = String(content['name']).toLowerCase().replaceAll(/\W+/g, '-');
  return queue(`demo-queue-${user}-${id}`, {
    organizationId: organization,
    userId: `user-${user}`,
    ...content,
  });
}

function queue(id: string, content: JsonObject): LoadRecord {
  const createdAt = `${referenceDay}T15:00:00Z`;
  return { entity: 'priority-queue', record: { _id: id, type: 'priority-queue', createdAt, ...content } };
}
