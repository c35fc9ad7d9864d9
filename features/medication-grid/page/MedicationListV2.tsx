import './medication-grid.css';
import { useState } from 'react';
import {
  Button,
  idOf,
  Loading,
  messageOfError,
  notify,
  type PartProps,
  saveFile,
  useAccess,
  useEngine,
  useEveryCodes,
  useIsForReading,
  useRecordData,
} from '../../../engine/react/index.ts';
import { makeCall, useCall } from '../../../screens/calls.ts';
import { draftOfReview, noDraft } from '../../reviews/page/draft-of-review.ts';
import { DiscontinueDialog } from './DiscontinueDialog.tsx';
import { type Grouping, groupMedications } from './group-medications.ts';
import { MedicationGrid } from './MedicationGrid.tsx';
import { isTaken, type Medication, medicationName } from './medications.ts';
import { useGridEdits } from './use-grid-edits.ts';

/** Lists what the open patient takes, by problem or by time of day, with amounts to edit in place. */
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

/** Provides the actions on several medications that do not change these, such as printing. */
function useChosenActions(patientId: string) {
  const { client } = useEngine();
  const organization = useManagingOrganization();

  async function saying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, 'An error occurred') });
    }
  }

  return {
    print: (medications: readonly Medication[]) =>
      saying(async () => {
        const query = {
          ...{ patientId, location: 'medications', orgId: organization },
          medications: medications.map(({ _id }) => _id).join(','),
        };
        const { artifact = [], warnings = [] } = await makeCall(client, 'print.medicationList', { query });
        for (const { ephemeralUrl = '' } of artifact) {
          const key = ephemeralUrl.split('/').at(-1) ?? '';
          const file = await client.call('print.document', { query: { key } });
          if (file instanceof Blob) saveFile('medication-list.pdf', file);
        }
        for (const message of warnings) notify({ kind: 'info', tone: 'warning', message });
      }),
    addToReview: (medications: readonly Medication[]) =>
      saying(async () => {
        const draft = await draftOfReview(client, patientId);
        if (draft === undefined) {
          notify({ kind: 'error', message: noDraft });
          return;
        }
        const added = {
          id: crypto.randomUUID(),
          medications: medications.map(medicationName),
          includeInPrescriber: true,
        };
        const body = { ...draft, recommendations: [...(draft.recommendations ?? []), added] };
        await makeCall(client, 'review.save', { method: 'PUT', body, idempotencyKey: crypto.randomUUID() });
        notify({ kind: 'info', tone: 'success', message: 'Added to the review as a recommendation.' });
      }),
  };
}

function useManagingOrganization(): string {
  const owner = useRecordData()['patient']?.['managingOrganization'];
  const id = typeof owner === 'object' && owner !== null && 'id' in owner ? owner['id'] : '';
  return String(id ?? '');
}
