import type { StagedKind } from '../../../engine/core/protocol/staging.ts';

/** Kind of staged members, which only users of the organization find. */
export const stagedMembers: StagedKind = {
  entity: 'import-preview',
  keyAt: '/externalId',
  organizationAt: '/managingOrganization/id',
  cameFromAt: '/managingOrganization/primary',
};
