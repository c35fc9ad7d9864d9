import type { CallContract } from '../../../core/product/call.ts';
import type { ParameterFile } from '../../files/calls.ts';
import { isFileName } from '../../plan/names.ts';
import type { Planned } from '../../plan/planned.ts';
import type { CallFile } from '../../plan/written-call.ts';
import { below, type CallLocation } from './call-location.ts';

const newest: ParameterFile = {
  type: 'integer',
  description: 'At most so many records, the newest; without it all.',
};

const organization: ParameterFile = {
  type: 'string',
  description: 'One of the organizations of the user; without it, all of them.',
};

const periods: Readonly<Record<'month' | 'day', Readonly<Record<'from' | 'to', ParameterFile>>>> = {
  month: {
    from: {
      type: 'string',
      description: 'First month, YYYY-MM; without it, eleven months before the last.',
      examples: ['2026-01'],
    },
    to: {
      type: 'string',
      description: 'Last month; without it, the present one.',
      examples: ['2026-03'],
    },
  },
  day: {
    from: {
      type: 'string',
      description: 'First day, YYYY-MM-DD; without it, thirty days before the last.',
      examples: ['2026-01-01'],
    },
    to: { type: 'string', description: 'Last day; without it, today.', examples: ['2026-01-31'] },
  },
};

/** Word for a parameter that names a record of whichever kind another parameter says. */
const anyRecord = 'any';

/** Plans the parameters of a call, including those in its path. */
export function planQuery(call: CallFile, location: CallLocation): Planned<CallContract>['query'] {
  const { path, query: written = {}, store } = call;
  const query = { ...written, ...parametersOf(store, location) };
  const inPath = parametersInPath(path);
  for (const name of inPath) checkPathParameter(location, name, query[name]);
  const entries = Object.entries(query).map(([name, parameter]) => {
    const { type, required = false, description, choices, record, sends, examples } = parameter;
    if (record !== undefined && record !== anyRecord)
      isFileName({ ...below(location, 'query', name, 'record'), name: record }, 'schema');
    const isInPath = inPath.includes(name) || undefined;
    return [
      name,
      { type, isRequired: required, description, isInPath, choices, record, sends, examples },
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** Makes the parameters that a store brings by itself. */
function parametersOf(
  { newestBy, report }: CallFile['store'],
  { plans }: CallLocation,
): Readonly<Record<string, ParameterFile>> {
  if (report !== undefined) {
    const { period = 'month' } = plans.sources.of('report').get(report)?.value ?? {};
    return period === 'present' ? { organization } : { ...periods[period], organization };
  }
  return newestBy === undefined ? {} : { newest };
}

/** Lists the parameters in a path, without the product's slug. */
function parametersInPath(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'product');
}

function checkPathParameter(
  { file, at, plans }: CallLocation,
  name: string,
  parameter: ParameterFile | undefined,
): void {
  if (parameter?.required === true && parameter.type === 'string') return;
  plans.diagnostics.report(file, {
    at: [...at, 'path'],
    code: 'call/path-parameter',
    message: `The path has {${name}}, which is no required parameter of type string.`,
    help: `Add "${name}": { "type": "string", "required": true, "description": "…" } to query, or take it out of the path.`,
  });
}
