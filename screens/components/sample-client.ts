import { type JsonObject, jsonObject } from '../../engine/core/json/json.ts';
import { CallError, type GatewayClient, SaveConflictError } from '../../engine/react/index.ts';
import { sampleHolder } from './sample-holder.ts';
import { manyRows, sampleRows } from './sample-product.ts';

const suggestions = ['Aspirin', 'Birch pollen', 'Latex'].map((display, index) => ({
  ...{ system: 'samples', code: String(index + 1), display },
}));

/** Rows of the sample that saves row by row; saved rows last until the page is reloaded. */
let nestedRows: readonly JsonObject[] = sampleRows.slice(0, 3).map(withParts);

/** Client that answers each call of the samples inside the page. */
export const sampleClient: GatewayClient = {
  async call(name, request) {
    if (name === 'filled') return { rows: sampleRows };
    if (name === 'long') return { rows: manyRows };
    if (name === 'nested') return { rows: nestedRows };
    if (name === 'tools') return { rows: sampleRows.map(withChanges) };
    if (name === 'save-holder') return stored(jsonObject(request?.body));
    if (name === 'save-row') return keepRow(stored(jsonObject(request?.body)));
    if (name === 'empty') return { rows: [] };
    if (name === 'loading') return await new Promise(() => {});
    if (name === 'statistics') return { rows: statistics };
    if (name === 'look-up') return { expansion: { contains: suggestions } };
    throw new CallError({ status: 503, code: 'unavailable', message: sentence });
  },
};

const statistics = [
  {
    name: 'age',
    title: 'Age',
    kind: 'date',
    unit: 'years',
    options: [{ code: 'old', display: '71 to 80' }],
    values: [],
  },
  { name: 'call', title: 'Last call', kind: 'date', unit: 'days', options: [], values: [] },
  { name: 'size', title: 'Size', kind: 'number', options: [], values: [] },
];

function withParts(row: JsonObject): JsonObject {
  return { ...row, parts: sampleHolder['parts'] ?? [] };
}

function withChanges(row: JsonObject): JsonObject {
  return { ...row, changes: [{ text: 'Began' }, { text: 'Went on', date: '2026-01-16' }] };
}

function stored(record: JsonObject) {
  const rev = Number(record['_rev'] ?? 0) + 1;
  return { ok: true, id: String(record['_id']), rev, record: { ...record, _rev: rev } };
}

function keepRow(saved: ReturnType<typeof stored>) {
  nestedRows = nestedRows.map((row) => (row['_id'] === saved.id ? saved.record : row));
  return saved;
}

const sentence = 'The samples could not be loaded. Try again in a moment.';

/** Creates the error of a save that conflicts with another user's save. */
export function sampleConflict(): SaveConflictError {
  return new SaveConflictError('Somebody else has changed this sample.', { text: 'Their words', number: 3 });
}
