import type { Call } from '../../../../gateway/context/call.ts';
import { allergyMarks } from '../../decision-support/gateway/allergies/allergy-marks.ts';
import { leadingCode } from '../../terminology/gateway/medication-codings.ts';
import type { MedicationList } from './open-lists.ts';

/** The lists with what the patient's allergies say against each of their medications. */
export async function withMarks<List extends Pick<MedicationList, 'medications'>>(
  call: Call,
  subject: string,
  lists: readonly List[],
): Promise<readonly List[]> {
  const listed = lists.flatMap(({ medications = [] }) => medications);
  const medicines = listed.map(({ uuid = '', name = '', coding }) => {
    const code = leadingCode(coding);
    return { id: uuid, name, code: code?.value || undefined, system: code?.system || undefined };
  });
  const marks = await allergyMarks(call, subject, medicines);
  const marked = (medication: (typeof listed)[number]) => {
    const allergy = marks.get(medication.uuid ?? '');
    return allergy === undefined ? medication : { ...medication, allergy };
  };
  return lists.map((list) => ({ ...list, medications: (list.medications ?? []).map(marked) }));
}
