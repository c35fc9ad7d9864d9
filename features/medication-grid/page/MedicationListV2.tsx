import { useState } from 'react';
import {
  Button,
  idOf,
  Loading,
  type PartProps,
  useAccess,
  useEngine,
  useEveryCodes,
  useIsForReading,
} from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { DiscontinueDialog } from './DiscontinueDialog.tsx';
import './medication-grid.css';
import { type Grouping, groupMedications } from './group-medications.ts';
import { MedicationGrid } from './MedicationGrid.tsx';
import { isTaken, type Medication } from './medications.ts';
import { useChosenActions } from './use-chosen-actions.ts';
import { useGridEdits } from './use-grid-edits.ts';

/** Lists what the open patient takes, by problem or by time of day, with amounts that are edited in place. */
export function MedicationListV2({ records }: PartProps) {
  const id = idOf(records['patient']);
  return id !== undefined ? <LoadedList patientId={id} /> : <Loading />;
}

function LoadedList({ patientId }: { readonly patientId: string }) {
  const query = { patientId, includeFormularyData: true };
  const { data, error, refetch } = useCall('medication.list', { query });
  if (data === undefined) return <Loading error={error?.message} onRetry={() => void refetch()} />;
  return <List patientId={patientId} medications={data.rows.filter(isTaken)} />;
}

interface ListProps {
  readonly patientId: string;
  readonly medications: readonly Medication[];
}

function List({ patientId, medications }: ListProps) {
  const codes = useEveryCodes();
  const { clock } = useEngine();
  const can = useAccess();
  const isReadOnly = useIsForReading() || !can('patient.write');
  const amountCodes = {
    units: codes['dose-units']?.codes ?? [],
    frequencies: codes['dose-frequencies']?.codes ?? [],
  };
  const [grouping, setGrouping] = useState<Grouping>('problem');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [stopping, setStopping] = useState<readonly Medication[]>();
  const edits = useGridEdits(patientId, medications, amountCodes);
  const actions = useChosenActions(patientId);
  const chosen = medications.filter(({ _id }) => chosenIds.has(_id));
  const hasChosen = chosen.length > 0;

  function choose(ids: readonly string[], isChosen: boolean): void {
    const next = new Set(chosenIds);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosenIds(next);
  }

  if (medications.length === 0) return <p className="mg-muted">No medications recorded</p>;
  return (
    <div className="mg">
      <div className="mg-tools">
        <fieldset className="mg-grouping">
          <legend className="en-visually-hidden">Group by</legend>
          <GroupingButton
            title="By problem"
            is={grouping === 'problem'}
            onPress={() => setGrouping('problem')}
          />
          <GroupingButton
            title="By time of day"
            is={grouping === 'time'}
            onPress={() => setGrouping('time')}
          />
        </fieldset>
        <fieldset className="mg-actions">
          <legend className="en-visually-hidden">Chosen medications</legend>
          <span className="mg-muted" role="status">
            {chosen.length} of {medications.length} chosen
            {edits.unsaved > 0 && `, ${edits.unsaved} not saved`}
          </span>
          {!isReadOnly && (
            <Button disabled={!hasChosen} onClick={() => setStopping(chosen)}>
              Discontinue
            </Button>
          )}
          <Button disabled={!hasChosen} onClick={() => void actions.print(chosen)}>
            Print chosen
          </Button>
          {!isReadOnly && (
            <Button disabled={!hasChosen} onClick={() => void actions.addToReview(chosen)}>
              Add to review
            </Button>
          )}
        </fieldset>
      </div>
      <MedicationGrid
        groups={groupMedications(medications, grouping, amountCodes)}
        codes={amountCodes}
        edits={edits}
        isReadOnly={isReadOnly}
        chosen={chosenIds}
        onChoose={choose}
      />
      {stopping !== undefined && (
        <DiscontinueDialog
          medications={stopping}
          today={clock.today()}
          onStop={(medication, stop) =>
            edits.save(medication, (latest) => ({ ...latest, discontinued: stop }))
          }
          onClose={() => setStopping(undefined)}
        />
      )}
    </div>
  );
}

function GroupingButton(props: {
  readonly title: string;
  readonly is: boolean;
  readonly onPress: () => void;
}) {
  return (
    <Button aria-pressed={props.is} onClick={props.onPress}>
      {props.title}
    </Button>
  );
}
