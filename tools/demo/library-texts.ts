import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';

/** Text templates for recommendations of pharmacists, all written for the demonstration. */
export const libraryTexts: readonly LoadRecord[] = [
  text('EMTM', 'older-patient', {
    ...{ name: 'Anticholinergic in an older patient', category: 'unsafe', action: 'replace' },
    prescriberText:
      '{patient} takes {medications}. Please consider an alternative without anticholinergic effect.',
    rationale: 'Anticholinergic medications raise the risk of falls and confusion in older people.',
    patientTopic: '{medications} can make you unsteady or confused.',
    patientAction: 'Ask {prescriber} if another medication would be safer for you.',
  }),
  text('EMTM', 'falls', {
    ...{ name: 'Risk of falls', category: 'side-effect', action: 'lower-dose' },
    prescriberText:
      '{patient} reports dizziness when standing up. Please review the dose of {medications} and measure the blood pressure lying and standing.',
    rationale: 'Low blood pressure on standing is a frequent and avoidable cause of falls.',
    patientTopic: 'You feel dizzy when you stand up.',
    patientAction: 'Stand up slowly. Tell {prescriber} about it before your next refill.',
  }),
  text('EMTM', 'blood-test', {
    ...{ name: 'Laboratory test is due', category: 'monitoring', action: 'monitor' },
    prescriberText: 'Please order the laboratory tests that {medications} needs. None is known to us.',
    rationale: 'No result of the last twelve months is known to us.',
    patientTopic: '{medications} needs a blood test now and then.',
    patientAction: 'Ask {prescriber} when your next blood test is.',
  }),
  text('EMTM', 'kidneys', {
    ...{ name: 'Dose by kidney function', category: 'dose-high', action: 'lower-dose' },
    prescriberText: 'Please adjust the dose of {medications} to the kidney function of {patient}.',
    rationale: 'The creatinine clearance that we estimate is below what the label assumes.',
    patientTopic: 'Your kidneys work more slowly than they used to.',
    patientAction: 'Ask {prescriber} if your dose is still right. Do not change it by yourself.',
  }),
  text('EMTM', 'same-therapy', {
    ...{ name: 'Same therapy twice', category: 'duplicate', action: 'stop' },
    prescriberText: '{patient} takes {medications}, which do the same. Please keep one of them.',
    rationale: 'Two medications of one class add side effects and hardly any benefit.',
    patientTopic: 'Two of your medications do the same.',
    patientAction: 'Ask {prescriber} which one to keep. Take both as before until then.',
  }),
  text('EMTM', 'pill-box', {
    ...{ name: 'Doses are missed', category: 'adherence', action: 'support-adherence' },
    prescriberText: '{patient} misses doses of {medications}. Could it be taken once a day?',
    rationale: 'Fewer doses a day are missed less often.',
    patientTopic: 'It is hard to think of each pill.',
    patientAction: 'Use a pill box. Fill it on the same day of each week.',
  }),
  text('EMTM', 'generic', {
    ...{ name: 'Costs too much', category: 'cost', action: 'replace' },
    prescriberText: '{patient} cannot afford {medications}. Please consider a generic, or another tier.',
    patientTopic: '{medications} costs you too much.',
    patientAction: 'Ask {prescriber} or your pharmacist for one that costs less.',
  }),
  text('EMTM', 'inhaler', {
    ...{ name: 'Inhaler technique', category: 'administration', action: 'educate' },
    prescriberText: '{patient} was shown how to use {medications}. Please watch it at the next visit.',
    patientTopic: 'Your inhaler works only if you use it right.',
    patientAction: 'Show {prescriber} or your pharmacist how you use it.',
  }),
  text('ECPN', 'blood-test', {
    ...{ name: 'Laboratory test is due', category: 'monitoring', action: 'monitor' },
    prescriberText: 'Please order the laboratory tests that {medications} needs.',
    patientTopic: '{medications} needs a blood test now and then.',
    patientAction: 'Ask {prescriber} when your next blood test is.',
  }),
  text('NORTH', 'pill-box', {
    ...{ name: 'Doses are missed', category: 'adherence', action: 'support-adherence' },
    patientTopic: 'It is hard to think of each pill.',
    patientAction: 'Use a pill box. Fill it on the same day of each week.',
  }),
];

function text(organizationId: string, id: string, content: JsonObject): LoadRecord {
  const _id = `demo-text-${organizationId}-${id}`.toLowerCase();
  return { entity: 'library-text', record: { _id, type: 'library-text', organizationId, ...content } };
}
