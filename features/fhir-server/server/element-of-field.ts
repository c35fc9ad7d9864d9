import { pointerOf } from '../../../engine/core/json/pointer.ts';
import type {
  ElementStep,
  MappingRow,
  ResourceMapping,
} from '../../../engine/core/product/resource-mapping.ts';

/** JSON Pointer of the property that names the record which another one belongs to. */
export const subjectPath = pointerOf(['subject']);

interface Located {
  /** JSON Pointer of the field that the element says. */
  readonly field: string;
  readonly steps: readonly ElementStep[];
}

/**
 * Finds the element of a field as FHIRPath, for the issues of an outcome: that of its row, else what the elements of its
 * parts have in common, else that of the field that it is part of.
 */
export function elementOfField({ resource, rows, within }: ResourceMapping, path: string): string {
  const own = within === undefined ? path : path.slice(within.at.length).replace(/^\/\d+/, '');
  const located = rows.flatMap(locatedRows);
  const parts = located.filter(({ field }) => field === own || field.startsWith(`${own}/`));
  const wholes = located
    .filter(({ field }) => own.startsWith(`${field}/`))
    .toSorted((one, other) => other.field.length - one.field.length);
  const steps = parts.length > 0 ? commonSteps(parts.map((each) => each.steps)) : (wholes[0]?.steps ?? []);
  return [resource, ...steps.map(writtenStep)].join('.');
}

function locatedRows({ field, element, references }: MappingRow): readonly Located[] {
  if (element === undefined) return [];
  if (references !== undefined) return [{ field: subjectPath, steps: element.steps }];
  return field === undefined ? [] : [{ field, steps: element.steps }];
}

function commonSteps(paths: readonly (readonly ElementStep[])[]): readonly ElementStep[] {
  const [first = [], ...others] = paths;
  const end = first.findIndex((step, index) =>
    others.some((path) => writtenStep(path[index]) !== writtenStep(step)),
  );
  return end < 0 ? first : first.slice(0, end);
}

function writtenStep(step: ElementStep | undefined): string {
  if (step === undefined) return '';
  return step.index === undefined ? step.name : `${step.name}[${step.index}]`;
}
