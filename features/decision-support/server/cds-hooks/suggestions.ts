import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import type { DosageCodes } from '../../../directions/server/dosage-codes.ts';
import { medicationOf } from '../../../reconciliation/server/reading/fhir-medications.ts';
import { leadingCode } from '../../../terminology/server/medication-codings.ts';
import type { ProviderSuggestion, RegimenRow, SuggestedChange } from '../decision-provider.ts';
import { stringAt } from '../read-records.ts';

/**
 * Limit on suggestions of a card and on changes of a suggestion; a card or suggestion with more is left out, since a
 * part could pass for the whole.
 */
const most = 10;

export interface SuggestionContext {
  readonly listed: readonly RegimenRow[];
  readonly codes: DosageCodes;
}

/**
 * Reads the suggestions whose actions all change the regimen; skips one with another action, such as a laboratory
 * order, whose label appears in the advice only.
 */
export function suggestionsOf(card: JsonObject, context: SuggestionContext): readonly ProviderSuggestion[] {
  const suggestions = listOf(card['suggestions']).flatMap((suggestion): readonly ProviderSuggestion[] => {
    const [id, label] = [stringAt(suggestion, '/uuid'), stringAt(suggestion, '/label').slice(0, 200)];
    const { actions } = suggestion;
    const changes = listOf(actions).flatMap((action) => changeOf(action, context) ?? []);
    const isWhole = Array.isArray(actions) && changes.length === actions.length;
    if (label === '' || !isWhole || changes.length === 0 || changes.length > most) return [];
    return [{ id: id === '' ? label : id.slice(0, 100), label, changes }];
  });
  return suggestions.slice(0, most);
}

/** Lists the ids of listed medications that a card names in its suggestions or its text. */
export function medicationsNamedBy(card: JsonObject, { listed }: SuggestionContext): readonly string[] {
  const resources = listOf(card['suggestions'])
    .flatMap(({ actions }) => listOf(actions))
    .map(idOfAction);
  const words = `${stringAt(card, '/summary')} ${stringAt(card, '/detail')}`.toLowerCase();
  return listed
    .filter(({ id, name }) => {
      const [first = ''] = name.toLowerCase().split(/[^\p{L}-]+/u);
      return resources.includes(id) || (first.length > 3 && words.includes(first));
    })
    .map(({ id }) => id);
}

function changeOf(action: JsonObject, { listed, codes }: SuggestionContext): SuggestedChange | undefined {
  const type = stringAt(action, '/type');
  const id = idOfAction(action);
  const row = listed.find((each) => each.id === id);
  if (type === 'delete') return row === undefined ? undefined : { kind: 'remove', id };
  const resource = action['resource'];
  if (!isJsonObject(resource) || stringAt(resource, '/resourceType') !== 'MedicationRequest')
    return undefined;
  const read = medicationOf(resource, { resolve: () => undefined, codes });
  if (read === undefined) return undefined;
  const { name, directions } = read;
  const code = leadingCode(read.coding);
  const proposed = {
    name,
    ...(code === undefined ? {} : { code: code.value, system: code.system }),
    ...(directions === undefined ? {} : { directions }),
  };
  if (type === 'create') return { kind: 'add', ...proposed };
  return type === 'update' && row !== undefined ? { kind: 'change', id, ...proposed } : undefined;
}

/**
 * Reads the id from `MedicationRequest/m1`, which is in `resourceId` or in the resource, depending on the version of
 * CDS Hooks.
 */
function idOfAction(action: JsonObject): string {
  const named = [action['resourceId']].flat()[0];
  const text = typeof named === 'string' && named !== '' ? named : stringAt(action, '/resource/id');
  return text.slice(text.lastIndexOf('/') + 1);
}

function listOf(value: unknown): readonly JsonObject[] {
  return (Array.isArray(value) ? value : []).filter(isJsonObject);
}
