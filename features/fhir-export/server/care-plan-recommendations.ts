import { getAt } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { extensionOf, ownCodings, recommendationSystem } from './care-plan-codings.ts';
import type { PlanEntry, PlanParts, PlanSection, Recommendation } from './care-plan-parts.ts';
import { snomed, valueSetEntry } from './coded.ts';
import { ownIdOf } from './identity.ts';
import { hl7, type Part, tidy } from './resource.ts';

/** Exports the recommendations in letters; omits private notes and recommendations without an addressee. */
export async function recommendationEntries(parts: PlanParts): Promise<readonly PlanEntry[]> {
  const addressed = (parts.review.recommendations ?? []).filter(
    ({ includeInPrescriber, includeInMap }) => includeInPrescriber === true || includeInMap === true,
  );
  const entries: PlanEntry[] = [];
  for (const each of addressed) entries.push(...(await entriesOf(parts, each)));
  return entries;
}

async function entriesOf(parts: PlanParts, recommendation: Recommendation): Promise<readonly PlanEntry[]> {
  const make = maker(parts, recommendation);
  const concern = await make('Condition', 'concerns', {
    clinicalStatus: hl7('condition-clinical', 'active'),
    category: [hl7('condition-category', 'problem-list-item')],
    ...identityOf(parts, recommendation),
    code: { coding: problemCodings(parts, recommendation), text: problemOf(parts.product, recommendation) },
    note: [{ text: recommendation.rationale }],
  });
  const found: PlanEntry[] = [concern];
  if (recommendation.includeInMap === true) {
    const goal = await make('Goal', 'goals', {
      lifecycleStatus: 'active',
      description:
        recommendation.patientAction === undefined
          ? {
              coding: ownCodings(parts.product, 'therapy-actions', recommendation.action),
              text: actionOf(parts.product, recommendation),
            }
          : { text: recommendation.patientAction },
      addresses: [{ reference: concern.fullUrl }],
      note: [{ text: recommendation.patientTopic }],
    });
    found.push(
      goal,
      ...(await answerEntries(make, recommendation, { product: parts.product, to: goal, whose: 'patient' })),
    );
  }
  if (recommendation.includeInPrescriber === true) {
    const prescriber = parts.prescribers.get(recommendation.prescriber ?? '');
    const request = await make('ServiceRequest', 'interventions', {
      ...{ status: 'active', intent: 'proposal', authoredOn: parts.review.publishedDate },
      code: {
        coding: ownCodings(parts.product, 'therapy-actions', recommendation.action),
        text: actionOf(parts.product, recommendation),
      },
      requester: { reference: parts.author },
      performer: prescriber === undefined ? undefined : [{ reference: prescriber }],
      reasonReference: [{ reference: concern.fullUrl }],
      note: [{ text: recommendation.prescriberText }],
    });
    found.push(
      request,
      ...(await answerEntries(make, recommendation, {
        product: parts.product,
        to: request,
        whose: 'prescriber',
      })),
    );
  }
  return found;
}

type Make = (type: string, section: PlanSection, content: Part, name?: string) => Promise<PlanEntry>;

/** Creates a builder of the resources about one recommendation. */
function maker({ identify, review, subject, product }: PlanParts, recommendation: Recommendation): Make {
  return async (type, section, content, name = '') => {
    const { id, fullUrl } = await identify(type, `${ownIdOf(review)}-${ownIdOf(recommendation)}${name}`);
    const resource = tidy({ resourceType: type, id, subject: { reference: subject }, ...content });
    const action = getAt(resource, '/description/text') ?? getAt(resource, '/code/text');
    const value = getAt(resource, '/valueCodeableConcept/text');
    const about = section === 'concerns' ? '' : `${problemOf(product, recommendation)}: `;
    return { fullUrl, resource, section, text: `${about}${[action, value].filter(Boolean).join(': ')}` };
  };
}

const titles = { prescriber: 'Response of the prescriber', patient: 'Response of the patient' };

interface Answered {
  readonly product: Product;
  readonly to: PlanEntry;
  readonly whose: 'prescriber' | 'patient';
}

async function answerEntries(make: Make, recommendation: Recommendation, { product, to, whose }: Answered) {
  const response = recommendation[`${whose}Response`];
  const code = response?.status?.snowMedCode;
  if (code === undefined) return [];
  const isSnomed = /^\d{6,18}$/.test(code);
  const content = {
    ...{ status: 'final', code: { text: titles[whose] }, focus: [{ reference: to.fullUrl }] },
    effectiveDateTime: response?.date,
    valueCodeableConcept: {
      coding: isSnomed ? [{ system: snomed, code }] : ownCodings(product, 'response-codes', code),
      text: valueSetEntry(product, 'response-codes', code)?.display ?? code,
    },
    method: { coding: ownCodings(product, 'response-ways', response?.way) },
    note: [{ text: response?.comment }],
  };
  return [await make('Observation', 'outcomes', content, `-${whose}`)];
}

/**
 * Builds the identifier, the place and the medication names by which an import recognizes an exported recommendation.
 */
function identityOf({ product: { info }, review }: PlanParts, recommendation: Recommendation): Part {
  const { action, medications = [] } = recommendation;
  return {
    identifier: [{ system: recommendationSystem(info.slug), value: ownIdOf(recommendation) }],
    extension: [
      { url: extensionOf(info.slug, 'place'), valueInteger: review.recommendations?.indexOf(recommendation) },
      ...medications.map((valueString) => ({ url: extensionOf(info.slug, 'medication'), valueString })),
      ...(action === undefined ? [] : [{ url: extensionOf(info.slug, 'action'), valueCode: action }]),
    ],
  };
}

function problemCodings({ product }: PlanParts, { category, problem }: Recommendation) {
  return [
    ...ownCodings(product, 'therapy-problems', category),
    ...ownCodings(product, 'problem-options', problem),
  ];
}

function problemOf(product: Product, { category, problem, medications = [] }: Recommendation): string {
  const found =
    valueSetEntry(product, 'therapy-problems', category) ??
    valueSetEntry(product, 'problem-options', problem);
  return [found?.display ?? 'Problem', medications.join(', ')].filter((part) => part !== '').join(': ');
}

function actionOf(product: Product, { action, prescriberText }: Recommendation): string {
  return valueSetEntry(product, 'therapy-actions', action)?.display ?? prescriberText ?? 'See the note';
}
