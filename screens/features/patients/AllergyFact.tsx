import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import { idOf, useCodes, useProduct } from '../../../engine/react/index.ts';
import { useCall } from '../../calls.ts';

/**
 * The patient's allergies in a few words, always in sight. Recorded allergies come first: "no known drug allergies" is
 * said beside them, and never instead.
 */
export function AllergyFact({ patient }: { readonly patient: JsonObject }) {
  const { info } = useProduct();
  const reactions = useCodes('reactions');
  const { data, isError } = useCall('allergy.list', {
    query: { patientId: idOf(patient) ?? '' },
  });
  const hasNone = getAt(patient, `/${info.slug}_meta/nkda`) === true;
  if (data === undefined) return isError ? 'could not be loaded' : '…';
  const allergies = data.rows.filter(
    ({ status, isSideEffect }) => status === 'active' && isSideEffect !== true,
  );
  const reactionOf = (code: string | undefined) =>
    reactions?.codes.find((each) => each.code === code)?.display ?? 'no reaction';
  const names = allergies.map(
    ({ substance, reaction }) => substance?.text ?? `Unnamed (${reactionOf(reaction)})`,
  );
  if (names.length === 0) return hasNone ? 'No known drug allergies' : 'Not recorded';
  return (
    <span className="patient-summary-allergies" title={names.join(', ')}>
      {names.slice(0, mostNames).join(', ')}
      {names.length > mostNames && ` and ${names.length - mostNames} more`}
      {hasNone && ' (also marked “No Known Drug Allergies”)'}
    </span>
  );
}

/** More are in the Allergies tab: the header stays one line high on most screens. */
const mostNames = 3;
