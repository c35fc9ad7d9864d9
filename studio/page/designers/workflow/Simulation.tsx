import { useId, useMemo, useState } from 'react';
import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import { setAt } from '../../../../engine/core/json/pointer.ts';
import type { Entity } from '../../../../engine/core/product/entity.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Workflow } from '../../../../engine/core/product/workflow.ts';
import { sampleRecord } from '../../../../engine/core/records/sample-record.ts';
import type { WorkflowOutcome } from '../../../../engine/core/workflow/outcome.ts';
import { runEvent } from '../../../../engine/core/workflow/run-event.ts';
import { stateOf } from '../../../../engine/core/workflow/state-name.ts';
import { Button, Panel, useEngine, useScope } from '../../../../engine/react/index.ts';
import { parsedJson } from '../../parsed-json.ts';
import { Choice } from '../../preview/Choice.tsx';
import { rolesIn } from '../../preview/preview-target.ts';
import type { StudioState } from '../../use-studio.ts';
import { stateTitles } from './state-titles.ts';
import { type Verdict, verdictsOf } from './verdicts.ts';

export interface SimulationProps {
  readonly product: Product;
  readonly workflow: Workflow;
  readonly entity: Entity;
  readonly studio: StudioState;
}

/** Raises events on a sample record in sequence, and shows the row taken and why the others are not. */
export function Simulation({ product, workflow, entity, studio }: SimulationProps) {
  const id = useId();
  const { user } = useEngine();
  const scopeOf = useScope();
  const events = Object.values(workflow.events);
  const [record, setRecord] = useState<JsonObject>(() => sampleRecord(entity.schema, 0));
  const [event, setEvent] = useState(events[0]?.name ?? '');
  const [role, setRole] = useState('');
  const [sent, setSent] = useState('{}');
  const [steps, setSteps] = useState<readonly string[]>([]);
  const roles = useMemo(() => rolesIn(studio.files), [studio.files]);
  const payload = parsedJson(sent);
  const own = scopeOf({ self: record, records: { [workflow.entity]: record } });
  const scope = { ...own, event: payload, user: role === '' ? user : { ...user, roles: [role] } };
  const whole = { ...product, entities: { ...product.entities, [workflow.entity]: entity } };
  const outcome = attempt(() =>
    runEvent({ product: whole, workflow, record, event, payload: payload ?? {}, scope }),
  );
  const verdicts = attempt(() => verdictsOf(workflow, event, { record, scope })) ?? [];
  const state = stateOf(workflow, record);

  function start(next: string): void {
    setRecord(setAt(record, workflow.stateAt, next));
    setSteps([]);
  }

  function take(): void {
    if (outcome?.outcome !== 'taken') return;
    setSteps([...steps, `${workflow.events[event]?.title ?? event}: ${titleOf(workflow, outcome.state)}`]);
    setRecord(outcome.record);
  }

  return (
    <>
      <h3 className="studio-heading">Simulate</h3>
      <div className="studio-actions">
        <Choice label="The record is in" value={state} onChoose={start}>
          {Object.entries(stateTitles(workflow)).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Choice>
        <Choice label="Event" value={event} onChoose={setEvent}>
          {events.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Choice>
        <Choice label="Role" value={role} onChoose={setRole}>
          <option value="">My own</option>
          {roles.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        <Button look="primary" disabled={outcome?.outcome !== 'taken'} onClick={take}>
          Take the step
        </Button>
      </div>
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          What the event brings
        </label>
        <textarea
          id={id}
          className="en-input studio-sent-event"
          spellCheck={false}
          value={sent}
          onChange={({ target }) => setSent(target.value)}
        />
        {!isJsonObject(payload) && <p className="en-error">This cannot be read yet.</p>}
      </div>
      <div role="status">
        <Outcome workflow={workflow} outcome={outcome} />
      </div>
      <table className="studio-grid">
        <caption className="studio-caption">Rows of the event, in the order of decision</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What becomes of it</th>
          </tr>
        </thead>
        <tbody>
          {verdicts.map(({ row, verdict }) => (
            <tr key={row.id} data-verdict={verdict}>
              <th scope="row">{row.id}</th>
              <td>
                {verdict === 'taken' && row.refuse !== undefined ? 'Refuses the event' : words[verdict]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {steps.length > 0 && (
        <ol aria-label="Steps taken">
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added, and two may be alike
            <li key={index}>{step}</li>
          ))}
        </ol>
      )}
    </>
  );
}

const words: Readonly<Record<Verdict, string>> = {
  taken: 'Is taken',
  later: 'Would fit, but a row before it is taken',
  condition: 'Its condition is false',
  state: 'Does not lead from this state',
};

interface OutcomeProps {
  readonly workflow: Workflow;
  readonly outcome: WorkflowOutcome | undefined;
}

function Outcome({ workflow, outcome }: OutcomeProps) {
  if (outcome === undefined)
    return <Panel tone="warning">The expressions need more of the event: complete what it brings.</Panel>;
  if (outcome.outcome === 'refused') return <Panel tone="warning">{`Refused: ${outcome.reason}`}</Panel>;
  const { from, state, messages, effects, changedPaths } = outcome;
  return (
    <Panel tone="info">
      <p>{from === state ? 'The record stays where it is.' : `Leads to ${titleOf(workflow, state)}.`}</p>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {changedPaths.length > 0 && <p>{`Sets ${changedPaths.join(', ')}.`}</p>}
      {effects.length > 0 && <p>{`Then follows: ${effects.map(({ name }) => name).join(', ')}.`}</p>}
    </Panel>
  );
}

function titleOf(workflow: Workflow, state: string): string {
  return stateTitles(workflow)[state] ?? state;
}

/** Evaluates an expression, which may fail over values that the event lacks. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
