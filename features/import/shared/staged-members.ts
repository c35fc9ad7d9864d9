import type { StagedKind } from '../../../engine/core/protocol/staging.ts';

/** Kind that members are staged as; only users of the organization find them. */
export const stagedMembers: StagedKind = {
  entity: 'import-preview',
  keyAt: '/externalId',
  organizationAt: '/managingOrganization/id',
  cameFromAt: '/managingOrganization/primary',
};
