import { yearsBetween } from '../../../engine/core/expressions/runtime.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { badRequest, GatewayError } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { CallOf, Handler } from '../../contracts/server/typed.ts';
import { readPatientOf } from '../../patients/server/patient-in-scope.ts';
import { readNdc } from './ndc.ts';
import { findPackage } from './packages.ts';

/** Answers the label of a package: the product, its labeler, and the warnings for the patient's age if given. */
export const labelHandler: Handler<'label'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call) {
    const { query, database, today } = call;
    const ndc = readNdc(query.ndcCode);
    if ('problem' in ndc) throw badRequest(ndc.problem);
    const dob = await dateOfBirth(call);
    const found = await findPackage(database, ndc.productCode);
    if (found === undefined) throw unknownPackage();
    const { labeler, warnings } = found.details;
    const age = yearsBetween(dob, today);
    return ok({
      ndcCode: ndc.packageCode,
      name: found.name,
      ...(typeof labeler === 'string' ? { labeler } : {}),
      warnings: warningsAt(age, warnings),
      isDemonstration: found.isDemonstration,
    });
  },
};

/**
 * Finds the date of birth in the patient's record, which keeps it out of URLs, or in the query, as sent by other
 * programs.
 */
async function dateOfBirth(call: CallOf<'terminology.label'>): Promise<string | undefined> {
  const { patientId, dob } = call.query;
  if (patientId === undefined) return dob;
  const { document } = await readPatientOf(call);
  return document.dob;
}

/** Lists the warnings for an age; without a date of birth, every warning. */
function warningsAt(age: number | undefined, warnings: Json | undefined): readonly string[] {
  const list = Array.isArray(warnings) ? warnings.filter(isWarning) : [];
  return list
    .filter(({ fromAge = 0, untilAge = Infinity }) => {
      return age === undefined || (age >= Number(fromAge) && age < Number(untilAge));
    })
    .map(({ text }) => text);
}

/** Warning for ages from `fromAge`, inclusive, to `untilAge`, exclusive. */
type Warning = JsonObject & { readonly text: string };

function isWarning(value: Json): value is Warning {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'text') === 'string';
}

function unknownPackage(): GatewayError {
  return new GatewayError(404, {
    code: 'not-found',
    message:
      'No product with this NDC is listed here. Check the number, or look the medication up by its name.',
  });
}
