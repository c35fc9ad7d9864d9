import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { PlanEntry, PlanParts, PlanSection } from './care-plan-parts.ts';
import type { Identity } from './identity.ts';
import { tidy } from './resource.ts';

const loinc = 'http://loinc.org';

/** Sections of the document, with LOINC codes. */
const sections: readonly { readonly of: PlanSection; readonly title: string; readonly code: string }[] = [
  { of: 'concerns', title: 'Health Concerns', code: '75310-3' },
  { of: 'goals', title: 'Goals', code: '61146-7' },
  { of: 'interventions', title: 'Interventions', code: '62387-6' },
  { of: 'outcomes', title: 'Outcomes', code: '11383-7' },
  { of: 'medications', title: 'Medications', code: '10160-0' },
  { of: 'allergies', title: 'Allergies', code: '48765-2' },
];

/** Builds the Composition: its head and sections with their resources, each with a narrative for people. */
export function carePlanComposition(
  identity: Identity,
  parts: PlanParts,
  content: readonly PlanEntry[],
): JsonObject {
  return tidy({
    resourceType: 'Composition',
    id: identity.id,
    identifier: identity.identifier,
    // Marks a draft as preliminary, so that readers do not act on it.
    status: parts.review.published === true ? 'final' : 'preliminary',
    type: { coding: [{ system: loinc, code: '52521-2' }], text: 'Pharmacist Care Plan' },
    subject: { reference: parts.subject },
    date: parts.review.publishedDate ?? parts.review.updatedOn ?? parts.review.reviewDate,
    author: [{ reference: parts.author }],
    title: 'Pharmacist Care Plan',
    section: sections.map(({ of, title, code }) => {
      const own = content.filter(({ section }) => section === of);
      return {
        title,
        code: { coding: [{ system: loinc, code }] },
        text: { status: 'generated', div: narrative(own) },
        entry: own.map(({ fullUrl }) => ({ reference: fullUrl })),
      };
    }),
  });
}

function narrative(entries: readonly PlanEntry[]): string {
  const items = entries.map(({ text = '' }) => `<li>${escaped(text)}</li>`).join('');
  return `<div xmlns="http://www.w3.org/1999/xhtml">${items === '' ? '<p>None</p>' : `<ul>${items}</ul>`}</div>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
