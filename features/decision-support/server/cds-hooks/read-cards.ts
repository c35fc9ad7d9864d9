import { isJsonObject, type JsonObject } from '../../../../engine/core/json/json.ts';
import { severityRank } from '../../../../engine/core/product/checks.ts';
import type { ProviderFinding } from '../decision-provider.ts';
import { stringAt } from '../read-records.ts';
import { medicationsNamedBy, type SuggestionContext, suggestionsOf } from './suggestions.ts';

/** Limit on cards, the most severe first. */
const mostCards = 50;

const severities: Readonly<Record<string, string>> = { critical: 'major', warning: 'moderate', info: 'info' };

export interface CardOrigin {
  /** Name that the operator has given the provider. */
  readonly provider: string;
  readonly service: string;
  /** Title of the service, from its discovery document. */
  readonly title: string;
}

/** Reads cards of CDS Hooks as findings; skips invalid cards and keeps the others. */
export function readCards(
  answer: JsonObject,
  origin: CardOrigin,
  context: SuggestionContext,
): readonly ProviderFinding[] {
  const { cards } = answer;
  return (Array.isArray(cards) ? cards : [])
    .flatMap((card) => {
      const summary = stringAt(card, '/summary').slice(0, 500);
      return isJsonObject(card) && summary !== '' ? [{ card, summary }] : [];
    })
    .toSorted((one, other) => rankOf(one.card) - rankOf(other.card))
    .slice(0, mostCards)
    .map((read) => findingOf(read, origin, context));
}

function severityOf(card: JsonObject): string {
  return severities[stringAt(card, '/indicator')] ?? 'info';
}

function rankOf(card: JsonObject): number {
  return severityRank(severityOf(card));
}

function findingOf(
  { card, summary }: { readonly card: JsonObject; readonly summary: string },
  { provider, service, title }: CardOrigin,
  context: SuggestionContext,
): ProviderFinding {
  const uuid = stringAt(card, '/uuid');
  const suggestions = suggestionsOf(card, context);
  const detail = stringAt(card, '/detail').slice(0, 1500);
  const url = stringAt(card, '/source/url');
  return {
    check: `${service} ${summary}`,
    type: stringAt(card, '/source/topic/display') || title,
    severity: severityOf(card),
    medications: medicationsNamedBy(card, context),
    message: detail === '' ? summary : `${summary}\n${detail}`,
    advice: labelsOf(card['suggestions']),
    source: {
      title: stringAt(card, '/source/label').slice(0, 200) || provider,
      // Omits any URL that is not HTTP, as a page must not link to it.
      ...(/^https?:\/\//.test(url) && URL.canParse(url) ? { url } : {}),
    },
    version: '',
    isDemonstration: false,
    ...(suggestions.length === 0 ? {} : { suggestions }),
    // Keeps the identifier that the service has given the card, for feedback.
    ...(/^[0-9A-Za-z-]{1,100}$/.test(uuid) ? { card: { service, id: uuid } } : {}),
  };
}

function labelsOf(suggestions: unknown): string {
  const labels = (Array.isArray(suggestions) ? suggestions : []).map((each) => stringAt(each, '/label'));
  return labels
    .filter((label) => label !== '')
    .join('; ')
    .slice(0, 1000);
}
