import { useMemo } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { FlowStep } from '../../core/product/flow.ts';
import { PartView } from '../context/PartView.tsx';
import { useRowCompanions } from '../data/use-row-companions.ts';
import { useColumns } from '../table/use-columns.ts';
import { StepList } from './StepList.tsx';
import type { OpenFlow } from './use-flow.ts';

export interface StepContentProps {
  readonly open: OpenFlow;
  readonly picked?: JsonObject | undefined;
  readonly onPick?: (row: JsonObject) => void;
}

/** Renders the content of a step besides its form: earlier outputs, tables, a part. */
export function StepContent({ open, picked, onPick }: StepContentProps) {
  const { step, memory } = open;
  const { given } = memory.get();
  return (
    <>
      {step.shows !== undefined && <Shown shows={step.shows} value={given[step.shows.step] ?? nothing} />}
      {step.lists.map((list) => (
        <StepList key={list.title} open={open} list={list} picked={picked} onPick={onPick} />
      ))}
      {step.part !== undefined && <PartView part={step.part} beside={given} />}
    </>
  );
}

const nothing: JsonObject = {};

interface ShownProps {
  readonly shows: NonNullable<FlowStep['shows']>;
  readonly value: JsonObject;
}

/** Renders the output of an earlier step; leaves out fields without a value. */
function Shown({ shows, value }: ShownProps) {
  const columns = useColumns(shows.columns);
  const given = useMemo(() => [value], [value]);
  const [row = value] = useRowCompanions(shows.with, given);
  const fields = columns.filter((column) => column.textOf(row) !== '');
  return (
    <dl className="en-field-list">
      {fields.map((column) => (
        <div key={column.id}>
          <dt>{column.descriptor.title}</dt>
          <dd>{column.textOf(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
