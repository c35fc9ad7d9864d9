import type { Bundle } from './bundle.ts';
import type { FindingCollector } from './findings.ts';
import { type Element, elementAt, elementsAt, textAt } from './resource.ts';

/** Practitioner named in the patient's file, with the number and time of mentions. */
export interface Referral {
  readonly practitioner: Element;
  readonly isGeneralPractitioner: boolean;
  /** Number of encounters and orders that name the practitioner. */
  readonly count: number;
  /** Time of the last mention as the file writes it; blank where it has none. */
  readonly last: string;
  /** Organization of the last encounter. */
  readonly organization: Element | undefined;
}

interface Mention {
  readonly reference: Element | undefined;
  readonly when: string;
  readonly organization: Element | undefined;
}

/**
 * Finds every practitioner named by the patient's record, encounters and medication orders, in order of importance.
 */
export function findReferrals(
  bundle: Bundle,
  patient: Element,
  findings: FindingCollector,
): readonly Referral[] {
  const generalPractitioners = elementsAt(patient, 'generalPractitioner').map((reference) =>
    resolvePractitioner(bundle, reference),
  );
  const mentions = [
    ...encounterMentions(bundle, patient),
    ...orderMentions(bundle, patient),
    ...teamMentions(bundle, patient),
  ];
  const referrals = new Map<Element, Referral>();
  for (const practitioner of generalPractitioners) {
    note(referrals, { practitioner, findings, isGeneralPractitioner: true });
  }
  for (const mention of mentions) {
    const practitioner = resolvePractitioner(bundle, mention.reference);
    note(referrals, { practitioner, findings, isGeneralPractitioner: false, mention });
  }
  return [...referrals.values()].toSorted(byImportance);
}

interface Noted {
  readonly practitioner: Element | undefined;
  readonly findings: FindingCollector;
  readonly isGeneralPractitioner: boolean;
  readonly mention?: Mention;
}

function note(
  referrals: Map<Element, Referral>,
  { practitioner, findings, isGeneralPractitioner, mention }: Noted,
): void {
  if (practitioner === undefined) {
    findings.leaveOutValue(
      'Reference to a practitioner',
      'names no practitioner whose record is in the file',
    );
    return;
  }
  const known = referrals.get(practitioner);
  const isLater = mention !== undefined && mention.when >= (known?.last ?? '');
  referrals.set(practitioner, {
    practitioner,
    isGeneralPractitioner: isGeneralPractitioner || (known?.isGeneralPractitioner ?? false),
    count: (known?.count ?? 0) + (mention === undefined ? 0 : 1),
    last: isLater ? mention.when : (known?.last ?? ''),
    organization: (isLater ? mention.organization : undefined) ?? known?.organization,
  });
}

function encounterMentions(bundle: Bundle, patient: Element): readonly Mention[] {
  const encounters = bundle
    .ofType('Encounter')
    .filter(
      (each) =>
        isAbout(bundle, each, patient) &&
        !['entered-in-error', 'cancelled'].includes(textAt(each, 'status') ?? ''),
    );
  return encounters.flatMap((encounter) =>
    elementsAt(encounter, 'participant').map((participant) => ({
      reference: elementAt(participant, 'individual'),
      when: textAt(elementAt(encounter, 'period'), 'start') ?? '',
      organization: bundle.resolve(elementAt(encounter, 'serviceProvider')),
    })),
  );
}

function orderMentions(bundle: Bundle, patient: Element): readonly Mention[] {
  const orders = bundle.ofType('MedicationRequest').filter((each) => isAbout(bundle, each, patient));
  return orders
    .filter((order) => elementAt(order, 'requester') !== undefined)
    .map((order) => ({
      reference: elementAt(order, 'requester'),
      when: textAt(order, 'authoredOn') ?? '',
      organization: undefined,
    }));
}

/** Finds the practitioners of care teams; other members do not count. */
function teamMentions(bundle: Bundle, patient: Element): readonly Mention[] {
  return bundle
    .ofType('CareTeam')
    .filter((each) => isAbout(bundle, each, patient))
    .flatMap((team) => elementsAt(team, 'participant').map((each) => elementAt(each, 'member')))
    .filter((reference) => resolvePractitioner(bundle, reference) !== undefined)
    .map((reference) => ({ reference, when: '', organization: undefined }));
}

function isAbout(bundle: Bundle, resource: Element, patient: Element): boolean {
  return bundle.resolve(elementAt(resource, 'subject')) === patient;
}

/** Resolves a reference to a practitioner, directly or through a role. */
function resolvePractitioner(bundle: Bundle, reference: Element | undefined): Element | undefined {
  const resource = bundle.resolve(reference);
  const type = textAt(resource, 'resourceType');
  if (type === 'PractitionerRole') {
    return bundle.resolve(elementAt(resource, 'practitioner'));
  }
  return type === 'Practitioner' ? resource : undefined;
}

function byImportance(one: Referral, other: Referral): number {
  return (
    Number(other.isGeneralPractitioner) - Number(one.isGeneralPractitioner) ||
    other.count - one.count ||
    other.last.localeCompare(one.last, 'en') ||
    String(one.practitioner['id']).localeCompare(String(other.practitioner['id']), 'en')
  );
}
