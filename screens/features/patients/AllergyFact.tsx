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
  const active = data.rows.filter(({ status }) => status === 'active');
  const allergies = active.filter(({ isSideEffect }) => isSideEffect !== true);
  const reactionOf = (code: string | undefined) =>
    reactions?.codes.find((each) => each.code === code)?.display ?? 'no reaction';
  const nameOf = ({ substance, reaction }: (typeof active)[number]) =>
    substance?.text ?? `Unnamed (${reactionOf(reaction)})`;
  const names = allergies.map(nameOf);
  if (names.length === 0) return withoutAllergies(hasNone, active.map(nameOf));
  return (
    <span className="patient-summary-allergies" title={names.join(', ')}>
      {firstOf(names)}
      {hasNone && ' (also marked “No Known Drug Allergies”)'}
    </span>
  );
}

/** What was recorded as a side effect is something recorded: a sender may have called an allergy so. */
function withoutAllergies(hasNone: boolean, sideEffects: readonly string[]) {
  if (sideEffects.length === 0) return hasNone ? 'No known drug allergies' : 'Not recorded';
  const none = hasNone ? 'No known drug allergies' : 'None';
  return (
    <span className="patient-summary-allergies" title={sideEffects.join(', ')}>
      {`${none} but side effects: ${firstOf(sideEffects)}`}
    </span>
  );
}

function firstOf(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return `${names.slice(0, mostNames).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** More are in the Allergies tab: the header stays one line high on most screens. */
const mostNames = 3;
