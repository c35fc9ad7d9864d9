import type { LoadRecord } from '../../engine/core/load.ts';

export const organizations: readonly LoadRecord[] = [
  organization('EMTM', 'EMTM Care Network'),
  organization('ECPN', 'ECPN Pharmacies'),
  organization('NORTH', 'Northside Clinic'),
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

function organization(id: string, name: string): LoadRecord {
  const workflows = { chartViewer: true };
  return {
    entity: 'organization',
    record: { _id: id, type: 'organization', name, externalId: id, workflows },
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
