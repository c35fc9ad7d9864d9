import type { LoadRecord } from '../../engine/core/protocol/load.ts';

export const organizations: readonly LoadRecord[] = [
  organization('EMTM', 'EMTM Care Network', '01'),
  organization('ECPN', 'ECPN Pharmacies', '02'),
  organization('NORTH', 'Northside Clinic', '03'),
];

/** Programs by the organization that runs them; the second has ended. */
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

/** Ids of an organization's projects, as the enrollments of patients name them. */
export function projectsOf(organizationId: string): readonly string[] {
  return projects
    .map((each) => String(each.record['_id']))
    .filter((id) => id.startsWith(organizationId.toLowerCase()));
}

/** The numbers are of the range that is set apart for fiction: 555-0100 to 555-0199. */
function organization(id: string, name: string, line: string): LoadRecord {
  const workflows = { chartViewer: true };
  const contact = {
    line1: `${line} Demonstration Plaza`,
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    phone: `(800) 555-01${line}`,
    tty: '711',
    fax: `(800) 555-011${line.slice(1)}`,
    hours: 'Monday to Friday, 8 am to 6 pm',
  };
  return {
    entity: 'organization',
    record: { _id: id, type: 'organization', name, externalId: id, contact, workflows },
  };
}

interface ProjectFacts {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  /** Last day of a project that has ended. */
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
