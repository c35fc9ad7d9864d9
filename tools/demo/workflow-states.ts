import type { Random } from './random.ts';

/** States for any patient of the set; states of ongoing work are listed repeatedly, to be picked more often. */
const everywhere = [
  'Ready for Initiating Call',
  'Ready for Initiating Call',
  'Ready for Initiating Call',
  'Ready for Medication Review',
  'Ready for Medication Review',
  'Ready for Medication Safety Review',
  'Ready for Medication Safety Review',
  'Ready for Consult',
  'Ready for MSR Preceptor Review',
  'Ready for Printing',
  'Ready for Mailing',
  'Waiting for Mailer',
  'Imported',
  'Complete',
  'Complete',
  'Member Opt Out at Initiating Call',
  'Decline of Service at Initiating Interaction',
  'Failure to Engage at Medication Review',
  'Hospice Do Not Call',
  'Disenrolled',
  'Not Eligible',
] as const;

const atPharmacies = [
  ...everywhere,
  'Ready for ECPN Medication Safety Review',
  'Ready for ECPN Medication Safety Review',
] as const;

const closed: readonly string[] = ['Hospice Do Not Call', 'Disenrolled', 'Not Eligible'];

export function workflowStateFor(organization: string, random: Random): string {
  return random.pick(organization === 'ECPN' ? atPharmacies : everywhere);
}

/** Reports whether patients in a state are no longer in care. */
export function isClosed(state: string): boolean {
  return closed.includes(state);
}

const reviewed: readonly string[] = ['Ready for Printing', 'Ready for Mailing', 'Complete'];

/** Reports whether a state follows a published review. */
export function hasReview(state: string): boolean {
  return reviewed.includes(state);
}
