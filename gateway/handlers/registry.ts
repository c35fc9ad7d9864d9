import type { CallHandler } from '../call.ts';
import { label } from './label.ts';
import { terminologySearch } from './terminology-search.ts';
import { userProfile } from './user-profile.ts';

/** Every handler by the name that contracts call it, which is also the name of its file. */
export const handlers: Readonly<Record<string, CallHandler>> = {
  label,
  'terminology-search': terminologySearch,
  'user-profile': userProfile,
};
