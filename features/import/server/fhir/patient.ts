import { isOfUnknownDay } from '../../../../engine/core/dates/partial-dates.ts';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Problem } from '../../../../engine/core/validation/problems.ts';
import { telecomOf } from './contact.ts';
import { readEntity } from './conversions.ts';
import type { FindingCollector } from './findings.ts';
import { type Imported, withoutMissing } from './imported.ts';
import { ownId, recordId } from './own-record.ts';
import { type Element, elementsAt } from './resource.ts';

interface PatientFacts {
  readonly patient: Element;
  readonly product: Product;
  /** Id of the organization that will manage the patient. */
  readonly organization: string;
  readonly findings: FindingCollector;
  /** Current day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Converts a FHIR Patient into the patient's own fields; the caller adds prescribers. */
export function convertPatient({ patient, organization, ...reading }: PatientFacts): JsonObject {
  const { slug } = reading.product.info;
  const isOwn = ownId(patient, slug) !== undefined;
  if (!isOwn) noteOthers(patient, reading);
  return withoutMissing({
    ...readEntity('patient', { ...reading, resource: patient }),
    _id: recordId(patient, slug),
    managingOrganization: isOwn ? { id: organization } : { id: organization, primary: organization },
    ...(isOwn ? {} : imported),
  } satisfies Imported<'patient'>);
}

/** Paths that identify a person. */
const identity = ['/name/first', '/name/last', '/dob', '/externalId'];

/**
 * Reports whether a refused value makes the person unusable in an import or a file of members, such as an impossible
 * birth date or "N/A" as a name. Allows a birth date known only by year and an overlong id, which are dropped instead.
 */
export function namesNobody({ at, code }: Problem, value: unknown): boolean {
  const isPartOfOne = code === 'maxLength' || (typeof value === 'string' && isOfUnknownDay(value));
  return identity.includes(at) && code !== 'required' && !isPartOfOne;
}

const imported = { currentWorkflowState: { name: 'Imported' }, workflowIteration: 1 };

/** Reports further names and numbers: a record has one name, and one number of each kind. */
function noteOthers(patient: Element, { findings, today }: Pick<PatientFacts, 'findings' | 'today'>): void {
  const addresses = elementsAt(patient, 'address').length;
  if (addresses > 1)
    findings.leaveOutValue('Patient.address', 'one address is kept, the home address first', addresses - 1);
  const names = elementsAt(patient, 'name').length;
  if (names > 1)
    findings.leaveOutValue('Patient.name', 'one name is kept, the official one first', names - 1);
  const kept = ['phone', 'email'].filter((system) => telecomOf(patient, system, today) !== undefined).length;
  const others = elementsAt(patient, 'telecom').length - kept;
  if (others > 0)
    findings.leaveOutValue(
      'Patient.telecom',
      'one phone and one email are kept, those at home first',
      others,
    );
}
