import { getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { pdfUaProblems } from './harness/pdf-ua.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, patient, prescriber, today } from './harness/records.ts';

const medications = ['Metformin 500 MG', 'Lisinopril 20 MG'].map((full, index) => ({
  entity: 'medication',
  record: {
    ...{ _id: `m${index}`, type: 'patient.medication', subject: 'ria', indication: 'Diabetes' },
    ...{ medication: { name: { full }, isCustom: true }, prescriberId: 'p2' },
    dosageInstructions: { text: 'Take 1 tablet a day', times: { morning: '1 tablet' } },
  },
}));

const organization = {
  entity: 'organization',
  record: {
    ...{ _id: 'EMTM', type: 'organization', name: 'EMTM Care Network', externalId: 'EMTM' },
    contact: {
      ...{ line1: '1 Demonstration Plaza', city: 'Denver', state: 'CO', zip: '80202' },
      ...{ phone: '(800) 555-0101', tty: '711', fax: '(800) 555-0111' },
    },
  },
};

function recommendation(id: string, rest: JsonObject = {}): JsonObject {
  return {
    ...{ id, includeInPrescriber: true, includeInMap: true, medications: ['Metformin'] },
    ...{ prescriberText: `Please check ${id}.`, rationale: `Because of ${id}.` },
    ...{ prescriber: 'p2', patientTopic: `Your ${id}`, patientAction: `Ask about ${id}.`, ...rest },
  };
}

function review(recommendations: readonly JsonObject[]) {
  const record = {
    ...{ _id: 'r1', type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-11-02' },
    ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Review (MSR)' },
    ...{ published: true, publishedDate: '2026-11-03T09:00:00Z', riskScoresNormalized: { total: 24 } },
    recommendations,
  };
  return { entity: 'review', record };
}

const member = (rest: JsonObject = {}) =>
  patient('ria', {
    address: { line1: '12 Elm St', line2: 'Apt 4', city: 'Denver', state: 'CO', zip: '80202', primary: true },
    prescribers: [
      prescriber('p1', { firstName: 'Omar', lastName: 'Other', addressLine1: '', city: '' }),
      prescriber('p2', {
        ...{ isPrimary: true, firstName: 'Ada', lastName: 'Prime', addressLine1: '400 Main St' },
        ...{ city: 'Denver', state: 'CO', zip: '80203' },
      }),
    ],
    ...rest,
  });

const memberDocuments = [
  ...['patientMSRCoverLetter', 'patientMSRMap', 'msrlMemberCoverLetter', 'msrlPatientMap'],
  ...['msaMemberCoverLetter', 'fridgeReport'],
];
const prescriberDocuments = [
  ...['prescriberMSRCoverLetter', 'prescriberMSRCoverLetterForECPNs', 'msrlPrescriberCoverLetter'],
  ...['msaPrescriberCoverLetter', 'prescriberMap', 'prescriberMAPWithRationale'],
];

describe('the letters of a review', () => {
  const { as, fetch, load, query } = useProductGateway({ clock: () => new Date(`${today}T12:00:00Z`) });

  beforeEach(() =>
    load([
      ...[organization, member(), ...medications, review(['one', 'two'].map((id) => recommendation(id)))],
      allergy('a1', { subject: 'ria', substance: { text: 'Penicillin' } }),
    ]),
  );

  const print = (document: string, rest: JsonObject = {}, who = 'pharmacist') => {
    const search = { patientId: 'ria', location: 'profile', orgId: 'EMTM', ...rest };
    return as(who)('GET', `/api/print/${document}?${new URLSearchParams(search as Record<string, string>)}`);
  };

  async function printed(document: string, rest: JsonObject = {}, who = 'pharmacist') {
    const { status, body } = await print(document, rest, who);
    expect([document, status]).toEqual([document, 200]);
    const [{ ephemeralUrl } = { ephemeralUrl: '' }] = body['artifact'] as readonly { ephemeralUrl: string }[];
    const answer = await fetch(
      new Request(`http://gateway.test${ephemeralUrl}`, {
        headers: { Authorization: `Bearer ${tokenFor(`demo|${who}`)}` },
      }),
    );
    const content = new Uint8Array(await answer.arrayBuffer());
    return { content, warnings: body['warnings'], ...(await linesOf(content)) };
  }

  it.each(['en', 'es', 'ar'])(
    'are PDF/UA-1 as far as a program can judge it, in %s and with names of any script',
    async (languagePreference) => {
      const name = { first: 'ليلى', last: 'Ólafsdóttir 王' };
      await load([member({ languagePreference, name })]);
      const names = languagePreference === 'en' ? prescriberDocuments : [];
      for (const document of [...memberDocuments, ...names]) {
        const { content } = await printed(document);
        expect([document, await pdfUaProblems(content)]).toEqual([document, []]);
      }
    },
  );

  it.each([
    ['patientMSRCoverLetter', ['12 Elm St', 'Apt 4', 'Denver, CO 80202']],
    ['prescriberMSRCoverLetter', ['Ada Prime', '400 Main St', 'Denver, CO 80203']],
  ])('show the address in the window of an envelope, and nothing else: %s', async (document, address) => {
    const { pages } = await printed(document);
    const inWindow = (pages[0] ?? []).filter(({ x, y }) => x < 387 && y > 147 && y < 261);
    expect(inWindow.map(({ text }) => text).slice(-3)).toEqual(address);
    expect(inWindow.length).toBeLessThan(5);
    // Expects the address to remain within the window when the letter slides in its envelope.
    for (const { x, y } of inWindow) expect([x >= 63, y <= 228]).toEqual([true, true]);
  });

  it('begin with the letterhead of the organization, on the first page only, and fit a mailed sheet', async () => {
    const { pages } = await printed('patientMSRCoverLetter');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.slice(0, 3).map(({ text }) => text)).toEqual([
      'EMTM Care Network',
      '1 Demonstration Plaza · Denver, CO 80202',
      'Phone (800) 555-0101 · TTY 711 · Fax (800) 555-0111',
    ]);
  });

  describe('by the words that stand on each page', () => {
    const taken = [
      {
        dosageInstructions: {
          frequency: 'twice-daily',
          dose: '1',
          unit: 'tablet',
          when: ['morning', 'bedtime'],
        },
      },
      { dosageInstructions: { prn: true, dose: '2', unit: 'capsule', prnReason: 'pain' } },
      { dosageInstructions: { times: { noon: '1', evening: '2' }, unit: 'tablet' } },
      { dosageInstructions: { prn: true }, asTaken: 'Wwww xxxx' },
    ];
    const reactions = ['rash', 'shock', 'asthma', 'nausea', 'anemia', 'dizziness', 'other'];

    /** Data whose words belong to no language, so that a word in both prints comes from the product. */
    const given = (languagePreference: string) => [
      member({ languagePreference }),
      ...taken.map((rest, index) => ({
        entity: 'medication',
        record: {
          ...{ _id: `m${index}`, type: 'patient.medication', subject: 'ria', indication: 'Diabetes' },
          ...{ medication: { name: { full: `Qqqq${index}` }, isCustom: true }, ...rest },
        },
      })),
      ...reactions.flatMap((reaction, index) =>
        [false, true].map((isSideEffect) =>
          allergy(`a${index}${isSideEffect}`, {
            ...{ subject: 'ria', substance: { text: `Kkkk${index}` }, reaction, isSideEffect },
          }),
        ),
      ),
      review([recommendation('one', { patientTopic: 'Zzzz', patientAction: 'Yyyy' })]),
    ];

    it.each(memberDocuments)('%s says nothing in English where it is one in Spanish', async (document) => {
      await load(given('en'));
      const english = wordsOf((await printed(document)).text);
      await load(given('es'));
      const spanish = wordsOf((await printed(document)).text);
      const both = [...spanish].filter((word) => english.has(word) && !ofNoLanguage.has(word));
      expect([document, both]).toEqual([document, []]);
    });

    it.each([...memberDocuments, ...prescriberDocuments])(
      '%s has more than a heading on page 1',
      async (document) => {
        const many = Array.from({ length: 40 }, (_, index) => recommendation(`r${index}`));
        for (const recommendations of [[recommendation('one')], many]) {
          await load([review(recommendations)]);
          const [first = []] = (await printed(document)).pages;
          const text = first.map(({ text: words }) => words).join(' ');
          expect([document, wordsOf(text).size > 40]).toEqual([document, true]);
        }
      },
    );
  });

  describe('are those of the review, whoever prints them', () => {
    const draft = {
      ...{
        type: 'patient.review',
        subject: 'ria',
        version: 2,
        reviewDate: '2026-11-02',
        workflowIteration: 1,
      },
      ...{ currentYear: 2026, reviewType: 'Medication Safety Review (MSR)', draft: true },
    };

    async function published(recommendations: readonly JsonObject[]): Promise<string> {
      await load([
        member({ currentWorkflowState: { name: 'Ready for Medication Safety Review', year: 2026 } }),
      ]);
      // Begins the review as another user than the one who will publish it.
      const begun = await as('clinical')('POST', '/api/regimen/review', {
        review: { ...draft, recommendations },
      });
      const record = begun.body['record'] as JsonObject;
      const sent = { ...record, published: true, publishedBy: { firstName: 'Eve', lastName: 'Forged' } };
      expect((await as('pharmacist')('PUT', '/api/regimen/review', { review: sent })).status).toBe(200);
      return String(record['_id']);
    }

    it.each(['patientMSRCoverLetter', 'prescriberMSRCoverLetter'])(
      '%s is signed by who published the review [PRINT-01]',
      async (document) => {
        const reviewId = await published([recommendation('one')]);
        const { text } = await printed(document, { reviewId }, 'support');
        const closing = text.slice(text.indexOf('Sincerely'), text.indexOf('Demonstration system'));
        expect(closing).toContain('Penny Pharmacist');
        expect(closing).not.toMatch(/Sam Support|Forged/);
      },
    );

    it('and ask a prescriber for an answer only where something needs one', async () => {
      const asking = await published([recommendation('one')]);
      const telling = await published([recommendation('two', { includeInPrescriber: false })]);
      const document = 'prescriberMSRCoverLetterForECPNs';
      const request = 'Please send your answers to EMTM Care Network';
      expect((await printed(document, { reviewId: asking })).text).toContain(request);
      const { text } = await printed(document, { reviewId: telling });
      expect(text).not.toMatch(/answers|Please answer/);
      // Expects no pharmacy of the network to be mentioned, since EMTM itself wrote the review.
      expect(text).not.toContain('community pharmacy');
    });

    it('and name the organization that wrote the review, and the one that it was written for', async () => {
      const reviewId = await published([recommendation('one')]);
      // Renames the patient's organization after the publication, as if the patient had moved to another one.
      await load([{ entity: 'organization', record: { ...organization.record, name: 'Corner Pharmacy' } }]);
      const { text } = await printed('prescriberMSRCoverLetterForECPNs', { reviewId });
      expect(text).toContain('A pharmacist of EMTM Care Network has reviewed');
      expect(text).toContain('The review was made for Corner Pharmacy, a community pharmacy of the network.');
      expect(text).toContain('Please send your answers to Corner Pharmacy');
      expect(text.slice(text.indexOf('Sincerely'))).toContain('EMTM Care Network');
    });
  });

  it('ask a prescriber to answer within ten business days: no weekend counts, and not Thanksgiving [CONST-10]', async () => {
    // Expects a date of the test's clock, whose today is Saturday, the 21st of November.
    const { text } = await printed('prescriberMSRCoverLetter');
    expect(text).toContain('Please answer on the enclosed form by 12/07/2026');
  });

  it('go to the prescriber whom the call names, with what is addressed to that one', async () => {
    await load([
      review([
        recommendation('one'),
        recommendation('two', { prescriber: 'p1' }),
        recommendation('three', { prescriber: 'p2' }),
      ]),
    ]);
    const { text } = await printed('prescriberMSRCoverLetter', { prescriberId: 'p1' });
    expect(text).toContain('Dear Omar Other:');
    expect(text.match(/Please check \w+/g)).toEqual(['Please check two']);
    const own = await printed('prescriberMap', { prescriberId: 'p2' });
    expect(own.text.match(/Please check \w+/g)).toEqual(['Please check one', 'Please check three']);
  });

  it('warn of a prescriber without an address, and are printed all the same', async () => {
    const warning =
      "The prescriber has no complete postal address: the letter cannot be mailed. Add it to the patient's prescribers.";
    await load([
      review([recommendation('one', { prescriber: 'p2' }), recommendation('two', { prescriber: 'p1' })]),
    ]);
    const { text, warnings } = await printed('prescriberMSRCoverLetter', { prescriberId: 'p1' });
    expect(warnings).toEqual([warning]);
    expect(text).toContain('Omar Other');
    expect((await printed('prescriberMSRCoverLetter', { prescriberId: 'p2' })).warnings).toEqual([]);
    await load([member({ prescribers: [] })]);
    const none = await printed('prescriberMSRCoverLetter');
    expect(none.warnings).toEqual(['The patient has no prescriber: the letter has no address.']);
    expect(none.text).toContain('Dear prescriber:');
  });

  it('take 200 recommendations over many pages, each with its number and its place in the structure', async () => {
    const all = Array.from({ length: 200 }, (_, index) => recommendation(`item${index}`));
    await load([review(all)]);
    const { pages, text, content } = await printed('prescriberMAPWithRationale');
    expect(pages.length).toBeGreaterThan(60);
    for (const { id } of all) expect(text).toContain(`Please check ${String(id)}.`);
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
    expect(await pdfUaProblems(content)).toEqual([]);
  });

  it('are read beside the review as they would be printed now, with nothing kept', async () => {
    await load([
      review([recommendation('one', { prescriber: 'p2' }), recommendation('two', { prescriber: 'p1' })]),
    ]);
    const preview = (who: string) => as(who)('GET', '/api/regimen/review/r1/letters');
    const { status, body } = await preview('pharmacist');
    expect(status).toBe(200);
    const letters = body['letters'] as readonly { name: string; blocks: unknown; warnings: string[] }[];
    expect(letters.map(({ name }) => name)).toEqual([
      ...['print.patientMSRCoverLetter', 'print.patientMSRMap'],
      ...['print.prescriberMSRCoverLetter p1', 'print.prescriberMSRCoverLetter p2'],
      ...['print.prescriberMAPWithRationale p1', 'print.prescriberMAPWithRationale p2'],
    ]);
    const textOf = (name: string) => JSON.stringify(letters.find((each) => each.name === name)?.blocks);
    expect(textOf('print.patientMSRMap')).toContain('Ask about two.');
    expect(textOf('print.prescriberMSRCoverLetter p1')).toContain('Dear Omar Other:');
    expect(textOf('print.prescriberMSRCoverLetter p1')).not.toContain('Please check one.');
    expect(letters.map(({ warnings }) => warnings.length)).toEqual([0, 0, 1, 0, 1, 0]);
    expect((await query('select 1 from handout')).rows).toEqual([]);
    expect((await preview('outsider')).status).toBe(404);
  });
});

/** Reads the texts of each page with their positions, in points from the upper left corner. */
async function linesOf(content: Uint8Array) {
  const pdf = await getDocumentProxy(content.slice());
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4] as number, y: 792 - (item.transform[5] as number) }]
          : [],
      ),
    );
  }
  return { pages, text: pages.map((page) => page.map(({ text }) => text).join(' ')).join(' ') };
}

/** Words spelled alike in both languages, such as names and addresses. */
const ofNoLanguage = new Set(
  [
    'emtm care network demonstration plaza denver fax tty elm apt pat penny person pharmacist',
    // "use" occurs in both languages, since directions without a unit begin with "Use" even in Spanish.
    'use wwww xxxx yyyy zzzz kkkk qqqq penicillin www deadiversion usdoj gov dea hospital diabetes anemia',
  ].flatMap((words) => words.split(' ')),
);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}
