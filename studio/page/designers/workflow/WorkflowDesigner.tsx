import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Entity } from '../../../../engine/core/product/entity.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Workflow } from '../../../../engine/core/product/workflow.ts';
import { type LiveProduct, Loading, Panel } from '../../../../engine/react/index.ts';
import { Choice } from '../../preview/Choice.tsx';
import { useDraftProduct } from '../../preview/use-draft-product.ts';
import type { DesignerProps } from '../designer.ts';
import { edgesOf, waysAround } from './graph.ts';
import { Replay } from './Replay.tsx';
import { Simulation } from './Simulation.tsx';
import { stateTitles } from './state-titles.ts';
import { TransitionTable } from './TransitionTable.tsx';
import { WorkflowWays } from './WorkflowWays.tsx';
import '../designers.css';

/** Shows a workflow as a diagram of its table, and a simulation of events. */
export function WorkflowDesigner(props: DesignerProps) {
  const { studio, file } = props;
  const { live, failure, isCurrent } = useDraftProduct(studio, () => [{ kind: 'workflow', name: file.name }]);
  if (failure !== undefined) return <Panel tone="danger">{failure}</Panel>;
  if (live === undefined) return <Loading />;
  return <OpenWorkflow {...props} {...{ live, isCurrent }} />;
}

interface OpenWorkflowProps extends DesignerProps {
  readonly live: LiveProduct;
  readonly isCurrent: boolean;
}

function OpenWorkflow(props: OpenWorkflowProps) {
  const { live, isCurrent, file, studio } = props;
  const product = useSyncExternalStore(live.subscribe, live.get);
  const workflow = product.workflows?.[file.name];
  const entity = useEntity(product, workflow?.entity);
  if (workflow === undefined)
    return <Panel tone="info">The workflow is shown once the draft has no errors.</Panel>;
  return (
    <section className="studio-designer" aria-label="Workflow">
      {!isCurrent && <p className="en-help">The draft has errors: this is how it was before.</p>}
      <Ways workflow={workflow} onOpen={props.onOpen} />
      {studio.compiled !== undefined && (
        <Replay key={studio.compiled.hash} hash={studio.compiled.hash} {...{ workflow, studio }} />
      )}
      {entity !== undefined && <Simulation key={file.path} {...{ product, workflow, entity, studio }} />}
    </section>
  );
}

function Ways({ workflow, onOpen }: { readonly workflow: Workflow } & Pick<DesignerProps, 'onOpen'>) {
  const names = Object.keys(workflow.states);
  const [state, setState] = useState(names[0] ?? '');
  const edges = useMemo(() => edgesOf(workflow), [workflow]);
  const titles = useMemo(() => stateTitles(workflow), [workflow]);
  return (
    <>
      <div className="studio-actions">
        <Choice label="State" value={state} onChoose={setState}>
          {names.map((name) => (
            <option key={name} value={name}>
              {titles[name]}
            </option>
          ))}
        </Choice>
        <span className="en-help">Rows that may lead to any state stand in the table below alone.</span>
      </div>
      <WorkflowWays {...{ state, titles }} ways={waysAround(state, edges)} onSelect={setState} />
      <TransitionTable
        {...{ workflow, state, titles }}
        onOpen={(index) => onOpen({ at: `/transitions/${index}`, view: 'panel' })}
      />
    </>
  );
}

/** Loads the whole entity, since a page starts without schemas. */
function useEntity(product: Product, name: string | undefined): Entity | undefined {
  const [entity, setEntity] = useState<Entity>();
  useEffect(() => {
    let isWanted = true;
    if (name === undefined) return undefined;
    void Promise.resolve(product.load?.[name]?.())
      .catch(() => undefined)
      .then((loaded) => {
        if (isWanted) setEntity(loaded ?? product.entities[name]);
      });
    return () => {
      isWanted = false;
    };
  }, [product, name]);
  return entity;
}
