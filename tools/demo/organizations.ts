import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';

export const organizations: readonly LoadRecord[] = [
  organization('EMTM', 'EMTM Care Network', '01'),
  organization('ECPN', 'ECPN Pharmacies', '02'),
  organization('NORTH', 'Northside Clinic', '03'),
];

/** Programs by organization; the second has ended. */
export const projects: readonly LoadRecord[] = [
  project({ id: 'emtm-medication-review', name: 'Medication Review', organization: 'EMTM' }),
  project({
    id: 'emtm-heart-health-2024',
    name: 'Heart Health 2024',
    organization: 'EMTM',
    end: '2024-12-31',
  }),
  project({ id: 'ecpn-pharmacy-review', name: 'Community Pharmacy Review', organization: 'ECPN' }),
  project({ id: 'north-wellness', name: 'Northside Wellness', organization: 'NORTH' }),
];

/** Lists the ids of an organization's projects, in which its patients are enrolled. */
export function projectsOf(organizationId: string): readonly string[] {
  return projects
    .map((each) => String(each.record['_id']))
    .filter((id) => id.startsWith(organizationId.toLowerCase()));
}

/** Codes of the demonstration's drug catalogue with their tiers. */
const formulary = [
  { code: 'demo-lisinopril-10-mg-tablet', tier: '1' },
  { code: 'demo-metformin-500-mg-tablet', tier: '1' },
  { code: 'demo-apixaban-5-mg-tablet', tier: '3' },
] as const;

/**
 * Two organizations with every setting, for viewing only: a network on the new workflow, and its clinic, whose
 * reviews belong to the network. Neither has users or patients.
 */
export const settledOrganizations: readonly LoadRecord[] = [
  settled('LAKE', 'Lakeside Health Network', '04', ['LAKE', 'LAKE-EAST']),
  settled('LAKE-EAST', 'Lakeside East Clinic', '05', ['LAKE-EAST']),
];

function organization(id: string, name: string, line: string): LoadRecord {
  const workflows = { chartViewer: true };
  return {
    entity: 'organization',
    record: { _id: id, type: 'organization', name, externalId: id, contact: contactOf(line), workflows },
  };
}

/** Creates a contact with a phone number of the range reserved for fiction, 555-0100 to 555-0199. */
function contactOf(line: string): JsonObject {
  return {
    line1: `${line} Demonstration Plaza`,
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    phone: `(800) 555-01${line}`,
    tty: '711',
    fax: `(800) 555-011${line.slice(1)}`,
    hours: 'Monday to Friday, 8 am to 6 pm',
  };
}

function settled(id: string, name: string, line: string, parts: readonly string[]): LoadRecord {
  const { record } = organization(id, name, line);
  return {
    entity: 'organization',
    record: {
      ...record,
      ...{ parent: 'LAKE', primary: 'LAKE', organizations: parts, reviewingOrganization: 'org:LAKE' },
      ...{ NPI: `99900000${line}`, usesNewWorkflow: true, formulary },
      contact: { ...contactOf(line), line2: `Suite ${line}` },
      workflows: {
        startingWorkflowState: 'Ready for Medication Review',
        completeReconcil: 'Ready for Medication Safety Review',
        saveReviewDraft: 'Ready for MSR Preceptor Review',
        reviewPublish: 'Ready for Printing',
        chartViewer: true,
      },
    },
  };
}

interface ProjectFacts {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  /** Last day of an ended project. */
  readonly end?: string;
}

function project({ id, name, organization: owner, end }: ProjectFacts): LoadRecord {
  const record = {
    _id: id,
    type: 'project',
    couchId: id,
    name: `${name} (demo)`,
    Organization: { externalId: owner },
  };
  return { entity: 'project', record: end === undefined ? record : { ...record, projectEnd: end } };
}
