import { Button } from '../../../../engine/react/index.ts';
import { type MedicationShare, points } from './regimen-risk.ts';

export interface MedicationChoiceProps {
  readonly medications: readonly MedicationShare[];
  readonly leftOut: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (medication: string) => void;
  readonly onLeaveOut: (medication: string) => void;
}

/** The medications with their numbers: one is chosen in all displays, several are left out to see what the score would be. */
export function MedicationChoice({
  medications,
  leftOut,
  chosen,
  onChoose,
  onLeaveOut,
}: MedicationChoiceProps) {
  return (
    <ul className="risk-choice" aria-label="Medications in the displays">
      {medications.map(({ id, name, mark, total, isUnknown }) => (
        <li key={id} className={id === chosen ? 'risk-chosen' : undefined}>
          <input
            type="checkbox"
            checked={!leftOut.includes(id)}
            aria-label={`Count ${name}`}
            onChange={() => onLeaveOut(id)}
          />
          <Button look="quiet" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {`${mark} ${name}`}
          </Button>
          <span className="risk-adds">{isUnknown ? 'not assessed' : `adds ${points(total)}`}</span>
        </li>
      ))}
    </ul>
  );
}
