import type { CallHandler } from '../call.ts';
import { auditTrail } from './audit-trail.ts';
import { label } from './label.ts';
import { recordHistory } from './record-history.ts';
import { recordRestore } from './record-restore.ts';
import { terminologySearch } from './terminology-search.ts';
import { userProfile } from './user-profile.ts';
import { workflowEvent } from './workflow-event.ts';

/** Every handler by the name that contracts call it, which is also the name of its file. */
export const handlers: Readonly<Record<string, CallHandler>> = {
  'audit-trail': auditTrail,
  label,
  'record-history': recordHistory,
  'record-restore': recordRestore,
  'terminology-search': terminologySearch,
  'user-profile': userProfile,
  'workflow-event': workflowEvent,
};
