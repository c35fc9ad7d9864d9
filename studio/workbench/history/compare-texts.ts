import { knownAs } from '../../../engine/core/compare/counterparts.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import type { ComparedFile } from '../../../engine/core/protocol/schema-versions.ts';
import type { FileTexts } from '../commands/schema-files.ts';
import { shownValue } from '../expressions/shown-value.ts';
import { type Locations, locationAt, locationsIn, locationText } from '../locations.ts';
import { changesBetween, type JsonChange } from './json-changes.ts';
import { parsedFile } from './parsed-file.ts';

/** Lists the files that differ between two schema sets, with their changes in words. */
export function compareTexts(before: FileTexts, after: FileTexts): readonly ComparedFile[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const differing = paths.filter((path) => before.get(path) !== after.get(path));
  if (differing.length === 0) return [];
  const [earlier, later] = [locationsIn(before), locationsIn(after)];
  return differing.map((path) => {
    const [base, text] = [before.get(path) ?? '', after.get(path) ?? ''];
    return { path, base, text, changes: changesOfFile({ path, base, text, earlier, later }) };
  });
}

interface FileChange {
  readonly path: string;
  readonly base: string;
  readonly text: string;
  readonly earlier: Locations;
  readonly later: Locations;
}

function changesOfFile({ path, base, text, earlier, later }: FileChange): readonly string[] {
  if (base === '') return [`Add ${later(path, [])}`];
  if (text === '') return [`Remove ${earlier(path, [])}`];
  const [old, value] = [parsedFile(base), parsedFile(text)];
  if (old === undefined || value === undefined) return [`Change the text of ${path}`];
  const changes = changesBetween(old, value).map((change) => {
    const locations = change.kind === 'removed' ? earlier : later;
    return wordsOf(change, (at) => locations(path, at));
  });
  return changes.length > 0 ? changes : [`Change the layout of the text: ${later(path, [])}`];
}

function wordsOf(change: JsonChange, location: (at: readonly string[]) => string): string {
  const { kind, path } = change;
  const site = locationAt(path, location);
  const { whole, part } = site;
  const of = locationText(site);
  if (kind === 'renamed') return `Rename ${change.from} to ${path.at(-1)}: ${whole}`;
  if (kind === 'reordered') return `Change the order of ${of}`;
  if (kind === 'changed')
    return `Change ${of} from ${shownValue(change.before)} to ${shownValue(change.after)}`;
  if (kind === 'removed')
    return part === '' ? `Remove ${rowOf(whole, change.before)}` : `Remove ${part} from ${whole}`;
  return part === ''
    ? `Add ${rowOf(whole, change.after)}`
    : `Add ${part} to ${whole}: ${shownValue(change.after)}`;
}

/**
 * Adds the name of a row to a location; a row without a name is named by its position, e.g. "third column".
 */
function rowOf(location: string, value: Json): string {
  const known = knownAs(value);
  return known === undefined || location.includes(known) ? location : `${location} (${known})`;
}
