import { useState } from 'react';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { CodeEntry } from '../../../engine/core/product/value-set.ts';
import { Button, idOf, useCodes, useIsPrinting } from '../../../engine/react/index.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { useCall } from '../../../screens/calls.ts';
import { isRecord } from '../../../screens/records.ts';

type Allergy = Records['allergy'];

/**
 * Shows the patient's allergies in a few words, most dangerous first, and keeps them in sight; shows "no known drug
 * allergies" in addition to recorded allergies, never in their place.
 */
export function AllergyFact({ patient }: { readonly patient: JsonObject }) {
  const reactions = useCodes('reactions');
  const severities = useCodes('reaction-severities');
  const { data, isError } = useCall('allergy.list', {
    query: { patientId: idOf(patient) ?? '' },
  });
  const hasNone = isRecord(patient, 'patient') && patient.regimen_meta?.nkda === true;
  if (data === undefined) return isError ? 'could not be loaded' : '…';
  const rows = data.rows
    .filter(({ status }) => status === 'active')
    .map((allergy) =>
      shown(allergy, entryOf(reactions, allergy.reaction), entryOf(severities, allergy.severity)),
    )
    .toSorted((one, other) => one.danger - other.danger);
  const names = rows.filter(({ isSideEffect }) => !isSideEffect).map(({ name }) => name);
  if (names.length > 0) {
    const mark = hasNone ? ' (also marked “No Known Drug Allergies”)' : '';
    return <Names key={idOf(patient)} before="" names={names} after={mark} />;
  }
  if (rows.length === 0) return hasNone ? 'No known drug allergies' : 'Not recorded';
  // Shows "None" where only side effects are recorded, since a sender may have recorded an allergy as one.
  const none = hasNone ? 'No known drug allergies' : 'None';
  return (
    <Names
      key={idOf(patient)}
      before={`${none} but side effects: `}
      names={rows.map(({ name }) => name)}
      after=""
    />
  );
}

function entryOf(set: { readonly codes: readonly CodeEntry[] } | undefined, code: string | undefined) {
  return set?.codes.find((each) => each.code === code);
}

interface Shown {
  readonly name: string;
  readonly isSideEffect: boolean;
  /** Rank of danger; a lower number is more dangerous. */
  readonly danger: number;
}

/** Ranks an allergy: life-threatening reactions before graded ones, ungraded before mild. */
function shown(
  { substance, isSideEffect = false }: Allergy,
  reaction: CodeEntry | undefined,
  severity: CodeEntry | undefined,
): Shown {
  const name = substance?.text ?? `Unnamed (${reaction?.display ?? 'no reaction'})`;
  if (reaction?.['isDangerous'] === true)
    return { name: `${name} – ${reaction.display}`, isSideEffect, danger: 0 };
  const danger = Number(severity?.['danger'] ?? ungraded);
  return { name: danger === 1 ? `${name} – ${severity?.display}` : name, isSideEffect, danger };
}

/** Rank of ungraded allergies, between moderate and mild in the value set of severities. */
const ungraded = 3;

interface NamesProps {
  readonly before: string;
  readonly names: readonly string[];
  readonly after: string;
}

function Names({ before, names, after }: NamesProps) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const rest = names.length - mostNames;
  // Shows all names on paper, which has no button for the others.
  const list = names.slice(0, isWhole || isPrinting ? names.length : mostNames).join(', ');
  return (
    <>
      <span className="patient-summary-allergies">{`${before}${list}${after}`}</span>
      {rest > 0 && !isPrinting && (
        <>
          {' '}
          <Button
            look="quiet"
            className="patient-summary-more"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Fewer' : `+${rest} more`}
          </Button>
        </>
      )}
    </>
  );
}

/** Limit on names beside the button for the others, so that the header stays one line high on most screens. */
const mostNames = 3;
