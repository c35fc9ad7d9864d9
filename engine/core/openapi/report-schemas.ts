import type { ReportPeriod } from '../product/report.ts';
import type { OpenApiPart } from './part.ts';

const text: OpenApiPart = { type: 'string' };

const values: OpenApiPart = {
  description: 'In the order of the columns; null where nothing can be divided.',
  type: 'array',
  items: { type: ['number', 'null'] },
};

/** Makes the schema of a report's answer, whose shape follows from what records count for. */
export function reportSchema(period: ReportPeriod): OpenApiPart {
  return period === 'present' ? presentSchema : periodSchema;
}

const periodSchema = reportOf(['sum', 'share', 'average'], ['organization', 'period'], {
  period: { description: 'What records count for.', enum: ['month', 'day'] },
  from: { description: 'First month (2026-11) or day (2026-11-23).', type: 'string' },
  to: { description: 'Last month or day.', type: 'string' },
});

const presentSchema = reportOf(['waiting', 'due', 'longest'], ['organization', 'group'], {
  today: { type: 'string', format: 'date' },
  groups: { type: 'array', items: objectOf({ name: text, title: text }) },
  days: {
    description: 'How many were in each group at the end of each of the last days.',
    type: 'array',
    items: objectOf({ day: { type: 'string', format: 'date' }, group: text, count: { type: 'integer' } }),
  },
});

function reportOf(
  takes: readonly string[],
  names: readonly string[],
  own: Readonly<Record<string, OpenApiPart>>,
): OpenApiPart {
  const row = Object.fromEntries(
    names.map((name) => [name, { description: 'Blank for all.', type: 'string' }] as const),
  );
  const { required, properties, ...rest } = objectOf({
    title: text,
    description: text,
    organizations: {
      description: 'Those that the report can be narrowed to.',
      type: 'array',
      items: objectOf({ id: text, name: text }),
    },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title', 'description', 'take'],
        additionalProperties: false,
        properties: { title: text, description: text, take: { enum: [...takes] }, unit: text },
      },
    },
    rows: { type: 'array', items: objectOf({ ...row, values }) },
    ...own,
  });
  const words = { empty: text, ...('groups' in own ? { groupTitle: text } : {}) };
  return { ...rest, required, properties: { ...properties, ...words } };
}

/** Makes the schema of an object that has all its properties and no others. */
function objectOf(properties: Readonly<Record<string, OpenApiPart>>) {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties };
}
