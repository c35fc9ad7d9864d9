import type { Records } from '../../../generated/calls.types.ts';

/** Names a patient as letters and heads do; `shortName` of the expressions gives the same text. */
export function patientName({ name }: Partial<Pick<Records['patient'], 'name'>>): string {
  return [name?.first, name?.last, name?.suffix].filter(Boolean).join(' ');
}
