import { getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { deriveValues } from '../../engine/core/records/derive.ts';
import { noServices } from '../../features/all/server/services.ts';
import { patientName } from '../../features/patients/shared/patient-name.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, patient, prescriber, today } from './harness/records.ts';

const hostile = '<img src=x onerror=alert(1)> {{7*7}} {patient.dob} <%= 7*7 %>';

function medication(id: string, name: string, rest: JsonObject = {}) {
  const record = { _id: id, type: 'patient.medication', subject: 'ria', ...rest };
  return {
    entity: 'medication',
    record: { ...record, medication: { name: { full: name }, isCustom: true } },
  };
}

/** Adds the sentence that a save derives from the parts of a direction. */
function asSaved(rest: JsonObject): JsonObject {
  const entity = product.entities['medication'];
  const scope = { now: '2026-11-21T12:00:00.000Z', today: '2026-11-21' };
  return entity === undefined ? rest : deriveValues({ entity, value: rest, scope });
}

function review(id: string, rest: JsonObject = {}) {
  const record = {
    ...{ _id: id, type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-11-02' },
    ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Review (MSR)' },
    ...{ published: true, publishedDate: '2026-11-03T09:00:00Z', riskScoresNormalized: { total: 24 } },
    recommendations: [
      {
        ...{ id: 'a', includeInPrescriber: true, includeInMap: true, medications: ['Diphenhydramine'] },
        ...{
          prescriber: 'p2',
          prescriberText: 'Replace diphenhydramine.',
          rationale: 'Strongly anticholinergic.',
        },
        ...{ patientTopic: 'Your sleeping pill', patientAction: 'Ask for another one.' },
      },
      {
        id: 'b',
        patientTopic: 'Secret note',
        patientAction: 'Nobody reads this.',
        prescriberText: 'Private.',
      },
    ],
    ...rest,
  };
  return { entity: 'review', record };
}

const member = patient('ria', {
  name: { first: 'Žofia', last: 'Ólafsdóttir-Ωmega' },
  address: { line1: '12 Elm St', city: 'Denver', state: 'CO', zip: '80202', primary: true },
  currentWorkflowState: {
    name: 'Ready for Printing',
    year: 2026,
    reviewType: 'Medication Safety Advisory (MSA)',
  },
  prescribers: [
    prescriber('p1', { lastName: 'Other' }),
    prescriber('p2', { isPrimary: true, lastName: 'Prime', faxNumber: '3035550199' }),
  ],
});

describe('the documents of a patient', () => {
  let now = new Date(`${today}T12:00:00Z`);
  let isPrinterBroken = false;
  const services = {
    ...noServices,
    drawDocument: (...given: Parameters<typeof noServices.drawDocument>) =>
      isPrinterBroken ? Promise.reject(new Error('out of ink')) : noServices.drawDocument(...given),
  };
  const { as, fetch, load, query, stored } = useProductGateway({ services, clock: () => now });

  beforeEach(async () => {
    now = new Date(`${today}T12:00:00Z`);
    isPrinterBroken = false;
    await load([member, review('r1')]);
  });

  const print = (document: string, rest: JsonObject = {}, who = 'pharmacist') => {
    const search = { patientId: 'ria', location: 'profile', orgId: 'EMTM', ...rest };
    return as(who)('GET', `/api/print/${document}?${new URLSearchParams(search as Record<string, string>)}`);
  };
  const download = (url: string, who = 'pharmacist') =>
    fetch(
      new Request(`http://gateway.test${url}`, {
        headers: { Authorization: `Bearer ${tokenFor(`demo|${who}`)}` },
      }),
    );
  const urlsOf = ({ body }: { readonly body: JsonObject }) =>
    (body['artifact'] as readonly JsonObject[]).map(({ ephemeralUrl }) => String(ephemeralUrl));
  const urlOf = (answer: { readonly body: JsonObject }) => urlsOf(answer)[0] ?? '';

  async function read(url: string) {
    const response = await download(url);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(
        items
          .map((item) => ('str' in item ? item.str : ''))
          .join(' ')
          .replaceAll(/\s+/g, ' '),
      );
    }
    return { response, pdf, pages, text: pages.join(' ') };
  }
  const printed = async (document: string, rest: JsonObject = {}) => {
    const answer = await print(document, rest);
    expect([document, answer.status, answer.body]).toEqual([
      document,
      200,
      expect.objectContaining({ artifact: expect.any(Array) }),
    ]);
    return { ...(await read(urlOf(answer))), warnings: answer.body['warnings'] };
  };

  const families: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] = [
    [
      'PRINT-03',
      {
        patientMSRCoverLetter: ['Thank you for talking with us on 11/02/2026', '12 Elm St', 'to-do list'],
        patientMSRMap: ['What we talked about', 'Ask for another one.', 'dispose of medications'],
        prescriberMSRCoverLetter: [
          'Ada Prime',
          'Fax (303) 555-0199',
          'score: 24 of 50',
          'Replace diphenhydramine.',
        ],
      },
    ],
    [
      'PRINT-04',
      {
        prescriberMSRCoverLetterForECPNs: [
          'Please send your answers to EMTM Care Network',
          'Replace diphenhydramine.',
        ],
      },
    ],
    [
      'PRINT-05',
      {
        msrlMemberCoverLetter: ['We tried to reach you', 'to-do list'],
        msrlPatientMap: ['What we noticed', 'Your sleeping pill'],
        msrlPrescriberCoverLetter: ['could not be reached', 'Replace diphenhydramine.'],
      },
    ],
    [
      'PRINT-06',
      {
        msaMemberCoverLetter: ['We tried to reach you', 'Ask for another one.'],
        msaPrescriberCoverLetter: ['could not be reached', 'Replace diphenhydramine.'],
      },
    ],
    [
      'PRINT-07',
      {
        prescriberMap: ['Replace diphenhydramine.', 'Accept with change', 'Signature'],
        prescriberMAPWithRationale: ['Replace diphenhydramine.', 'Rationale: Strongly anticholinergic.'],
      },
    ],
    ['PRINT-08', { fridgeReport: ['My medications', 'No medications are recorded.', 'Call 911.'] }],
  ];

  it.each(families)(
    'are printed with the name, the day of birth and its number on each page: those of %s, of [PRINT-03] [PRINT-04] [PRINT-05] [PRINT-06] [PRINT-07] [PRINT-08] [PRINT-02] [PRINT-09]',
    async (_id, documents) => {
      for (const [document, words] of Object.entries(documents)) {
        const { pages, text, response, pdf } = await printed(document);
        for (const each of words) expect(text).toContain(each);
        expect(text).not.toMatch(/Secret note|Private\.|undefined|null|\{|\}/);
        for (const [index, page] of pages.entries()) {
          expect(page).toContain('Žofia Ólafsdóttir-Ωmega');
          expect(page).toContain('Date of birth: 02/29/1952');
          expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
          expect(page).toContain('Printed 11/21/2026 by Penny Pharmacist');
          expect(page).toContain('Demonstration system with synthetic data.');
        }
        expect(response.headers.get('content-type')).toBe('application/pdf');
        expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.pdf"$/);
        const { info } = await pdf.getMetadata();
        expect(info).toMatchObject({ Language: 'en', Title: expect.any(String) });
        expect(JSON.stringify(info)).not.toContain('Žofia');
        expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      }
    },
  );

  it('name the patient with the suffix, wherever they name the patient', async () => {
    const name = { first: 'Žofia', middle: 'Maria', last: 'Ólafsdóttir-Ωmega', suffix: 'Jr.' };
    for (const languagePreference of ['en', 'es']) {
      await load([patient('ria', { ...member.record, name, languagePreference })]);
      for (const document of families.flatMap(([, documents]) => Object.keys(documents))) {
        const { text } = await printed(document);
        const [before, ...behind] = text.split('Ólafsdóttir-Ωmega');
        expect([document, before]).toEqual([document, expect.stringContaining('Žofia')]);
        expect([document, behind.filter((each) => !/^ Jr\./.test(each))]).toEqual([document, []]);
      }
    }
    expect(patientName({ name })).toBe('Žofia Ólafsdóttir-Ωmega Jr.');
  });

  it('leave the rationale out where it is not asked for', async () => {
    expect((await printed('prescriberMap')).text).not.toContain('anticholinergic');
  });

  it('are all declared, and every declared one is printed', () => {
    // Excludes the call for mailings, which consist of these documents and are tested in letters-of-a-queue.test.ts.
    const calls = Object.values(product.calls).filter(
      ({ name }) => name.startsWith('print.') && name !== 'print.mailing',
    );
    expect(calls.map(({ status }) => status).filter((status) => status !== undefined)).toEqual([]);
    expect(calls).toHaveLength(14);
  });

  it('say what is missing in the words of the specification [PRINT-10]', async () => {
    for (const path of [
      '',
      '?patientId=ria&location=profile',
      '?orgId=EMTM',
      '?orgId=EMTM&patientId=ria',
      '?orgId=EMTM&location=profile&patientId=',
    ]) {
      const answer = await as('pharmacist')('GET', `/api/print/fridgeReport${path}`);
      expect([path, answer.status, answer.body['message']]).toEqual([
        path,
        422,
        'Missing patientId or route',
      ]);
    }
  });

  it('are given up once they take too long or too many pages, and everything else goes on [FAULT-40]', async () => {
    const failed = [500, 'There was an error trying to download the document. Try again.'];
    const clock = vi.spyOn(performance, 'now');
    let now = 0;
    clock.mockImplementation(() => {
      now += 1_000;
      return now;
    });
    const slow = await print('patientMSRMap');
    clock.mockRestore();
    expect([slow.status, slow.body['message']]).toEqual(failed);
    const endless = Array.from({ length: 200 }, (_, index) => ({
      ...{ id: `r${index}`, includeInMap: true },
      ...{ patientTopic: 'a\n'.repeat(100), patientAction: 'b' },
    }));
    await load([review('r9', { publishedDate: '2026-11-11T09:00:00Z', recommendations: endless })]);
    // Stops the clock, so that the time limit does not apply: this document has too many pages.
    const still = vi.spyOn(performance, 'now').mockReturnValue(0);
    const long = await print('patientMSRMap');
    still.mockRestore();
    expect([long.status, long.body['message']]).toEqual(failed);
    expect((await query('select 1 from handout')).rows).toEqual([]);
    expect((await print('patientMSRMap', { reviewId: 'r1' })).status).toBe(200);
  });

  it('are about the newest review by what is known of its day, of two of one day about the one that was stored last', async () => {
    const advice = (patientAction: string) => [{ id: patientAction, includeInMap: true, patientAction }];
    const planOf = async (each: LoadRecord) => {
      await load([each]);
      return (await printed('patientMSRMap')).text;
    };
    const draft = (id: string, action: string) => {
      const rest = {
        published: false,
        draft: true,
        reviewDate: '2026-11-20',
        recommendations: advice(action),
      };
      const { publishedDate: _none, ...record } = review(id, rest).record;
      return { entity: 'review', record: { ...record, ...rest } };
    };
    const [r5, r6] = [draft('r5', 'Drink tea'), draft('r6', 'Drink water')] as const;
    expect(await planOf(r5)).toContain('Drink tea');
    expect(await planOf(r6)).toContain('Drink water');
    // Expects a time on a day to count as later than the day without a time.
    const moment = { publishedDate: '2026-11-20T00:00:00Z', recommendations: advice('Drink milk') };
    expect(await planOf(review('r4', moment))).toContain('Drink milk');
  });

  it('leave nothing behind when the printer fails, and say so [PRINT-11] [FAULT-40]', async () => {
    isPrinterBroken = true;
    const failureOf = async (call: string) => {
      const { status, body } = await print(call);
      return [status, body['message']];
    };
    const failed = 'There was an error trying to download the';
    expect(await failureOf('msaMemberCoverLetter')).toEqual([500, `${failed} document. Try again.`]);
    expect(await failureOf('fridgeReport')).toEqual([500, `${failed} Fridge Report`]);
    expect((await query('select 1 from handout')).rows).toEqual([]);
    expect(await stored('ria')).not.toHaveProperty('currentWorkflowState.MSASentToMember');
    isPrinterBroken = false;
    expect((await print('msaMemberCoverLetter')).status).toBe(200);
  });

  it('warn of a Fridge Report without medications, and of one without times [PRINT-12]', async () => {
    const warnings = async () => (await print('fridgeReport')).body['warnings'];
    expect(await warnings()).toEqual([
      "The Fridge Report has no medications: the patient's medication list is empty.",
    ]);
    await load([medication('m1', 'Metformin 500 MG')]);
    expect(await warnings()).toEqual([
      'The Fridge Report has no administration times: no medication says when it is taken.',
    ]);
    await load([
      medication('m2', 'Aspirin 81 MG', { dosageInstructions: { times: { morning: '1 tablet' } } }),
    ]);
    expect(await warnings()).toEqual([]);
    const { text } = await printed('fridgeReport');
    expect(text).toMatch(/Aspirin 81 MG 1 tablet .*Metformin 500 MG/);
  });

  const directed = { dose: '1-2', unit: 'tablet', prn: false, when: ['morning'], frequency: 'twice-daily' };

  it('has the amounts of the Fridge Report in the language of the patient, and what is directed in own words under its table [PRINT-12]', async () => {
    await load([
      medication('m1', 'Metformin', { dosageInstructions: { ...directed, times: { bedtime: '0.5' } } }),
      medication('m2', 'Ibuprofen', { dosageInstructions: { dose: '1', unit: 'capsule', prn: true } }),
      medication('m3', 'Old tea', { dosageInstructions: { text: 'As the neighbor says' } }),
      medication('m4', 'Stopped', {
        dosageInstructions: directed,
        discontinued: { date: '2026-01-01', reason: 'cost' },
      }),
    ]);
    const { text, warnings } = await printed('fridgeReport');
    expect(text).toMatch(/Ibuprofen 1 capsule .*Metformin 1-2 tablets 0.5 tablet .*Old tea/);
    expect(text).toMatch(/How to take these, in words .*Old tea: As the neighbor says/);
    expect(text).not.toContain('Stopped');
    expect(warnings).toEqual([
      'Some directions are free text: the report lists them below the table. Check their times of day.',
    ]);
    await load([patient('ria', { ...member.record, languagePreference: 'es' })]);
    const spanish = await printed('fridgeReport');
    expect(spanish.text).toMatch(/Metformin 1-2 tabletas 0.5 tableta/);
  });

  it('say how to take what no column of the Fridge Report has a time for [PRINT-12]', async () => {
    const often = {
      dose: '1',
      unit: 'tablet',
      frequency: 'every-8-hours',
      text: 'Take 1 tablet every 8 hours',
    };
    await load([medication('m1', 'Amoxicillin', { dosageInstructions: often })]);
    expect((await printed('fridgeReport')).text).toMatch(/Amoxicillin: Take 1 tablet every 8 hours/);
  });

  it.each(['fridgeReport', 'medicationList', 'patientMSRMap'])(
    'say in %s how to take each medication that has no time of day, in every way in which there is none',
    async (document) => {
      const rows = {
        Interval: { dose: '1', unit: 'tablet', frequency: 'every-8-hours', prn: false },
        Weekly: { dose: '2', unit: 'tablet', frequency: 'weekly', prn: false },
        Words: { text: 'As the neighbor says' },
        Needed: { dose: '1', unit: 'capsule', prn: true },
      };
      await load(
        Object.entries(rows).map(([name, dosageInstructions]) =>
          medication(`m-${name}`, name, asSaved({ dosageInstructions })),
        ),
      );
      const { text } = await printed(document);
      for (const words of [
        /1 tablet every 8 hours/,
        /2 tablets (?:once a week|weekly|every week)/,
        /As the neighbor says/,
      ])
        expect(text).toMatch(words);
      // Expects medications taken when needed in a separate column of the Fridge Report.
      expect(text).toMatch(document === 'fridgeReport' ? /Needed 1 capsule/ : /1 capsule as needed/);
    },
  );

  it('have of the medication list all that is taken, or what was chosen', async () => {
    const names = ['m1', 'm11', 'm2'];
    await load(
      names.map((id) => medication(id, `Drug ${id}.`, { dosageInstructions: { text: `How ${id}.` } })),
    );
    const all = (await printed('medicationList')).text;
    expect(names.filter((id) => !all.includes(`Drug ${id}.`))).toEqual([]);
    const { text } = await printed('medicationList', { medications: 'm11,m2' });
    expect(names.filter((id) => text.includes(`Drug ${id}.`))).toEqual(['m11', 'm2']);
    expect(text).toContain('How m11.');
  });

  it('are fetched once, by whoever printed them, within five minutes [FAULT-69]', async () => {
    const url = urlOf(await print('fridgeReport'));
    expect((await download(url, 'support')).status).toBe(404);
    const statuses = (await Promise.all([download(url), download(url), download(url)])).map(
      (each) => each.status,
    );
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect((await download(url)).status).toBe(404);
    const late = urlOf(await print('fridgeReport'));
    now = new Date(now.getTime() + 300_000);
    expect((await download(late)).status).toBe(404);
    expect((await download(`${late.slice(0, -1)}_`)).status).toBe(404);
    await print('fridgeReport');
    expect((await query('select 1 from handout')).rows).toHaveLength(1);
  });

  it('need a token to be fetched, and their address opens nothing in the database', async () => {
    const url = urlOf(await print('fridgeReport'));
    expect((await fetch(new Request(`http://gateway.test${url}`))).status).toBe(401);
    const { rows } = await query<{ key_hash: string }>('select key_hash from handout');
    expect(url).not.toContain(String(rows[0]?.key_hash));
  });

  it('are not found for a foreign patient, organization or review, as for none [FAULT-43]', async () => {
    await load([review('foreign', { subject: 'olga' }), review('other', { subject: 'ana' })]);
    const none = await print('patientMSRMap', { patientId: 'nobody' });
    for (const tampered of [
      { patientId: 'olga' },
      { patientId: 'olga', orgId: 'NORTH' },
      { orgId: 'NORTH' },
      { orgId: 'nowhere' },
      { reviewId: 'foreign' },
      { reviewId: 'other' },
      { reviewId: 'nothing' },
    ]) {
      const { status, body } = await print('patientMSRMap', tampered);
      expect([tampered, status, body]).toEqual([tampered, none.status, none.body]);
    }
    expect((await print('patientMSRMap', { orgId: 'org:EMTM', reviewId: 'r1' })).status).toBe(200);
  });

  it('print what was typed as it was typed, whatever it looks like, and name the file after none of it [FAULT-53] [FAULT-62]', async () => {
    const turned = 'safe \u202Egnirts\u200B end';
    await load([
      patient('ria', { name: { first: hostile, last: 'Émile 🙂' }, externalId: '../../x"; a="b' }),
      review('r2', {
        publishedDate: '2026-11-09T09:00:00Z',
        recommendations: [{ id: 'a', includeInMap: true, patientTopic: hostile, patientAction: turned }],
      }),
    ]);
    const { text, response, pdf } = await printed('patientMSRMap');
    expect(text.replaceAll(' ', '')).toContain(hostile.replaceAll(' ', ''));
    expect(text).toContain('safe gnirts end');
    expect(await pdf.getJSActions()).toBeNull();
    expect(await pdf.getOpenAction()).toBeNull();
    expect(await pdf.getAttachments()).toBeNull();
    for (let number = 1; number <= pdf.numPages; number += 1)
      expect(await (await pdf.getPage(number)).getAnnotations()).toEqual([]);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="member-plan.pdf"');
    for (const attachments of ['../member-plan', 'fridgeReport\r\nSet-Cookie: a=b'])
      expect((await print('patientMSRMap', { attachments })).status).toBe(400);
  });

  it('take texts as long as the forms allow, over as many pages as they need', async () => {
    const long = (word: string) => `${word} `.repeat(330).trim();
    const recommendations = Array.from({ length: 12 }, (_, index) => ({
      ...{ id: `r${index}`, includeInMap: true, includeInPrescriber: true },
      ...{
        patientTopic: long(`topic${index}`).slice(0, 2000),
        patientAction: long('act'),
        prescriberText: long('why'),
      },
    }));
    await load([review('r3', { publishedDate: '2026-11-10T09:00:00Z', recommendations })]);
    const { pages, text, pdf } = await printed('patientMSRMap');
    expect(pages.length).toBeGreaterThan(8);
    const read = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'P', 'Table', 'TR', 'TH', 'TD']) expect(read).toContain(`"role":"${role}"`);
    for (const index of recommendations.keys()) expect(text).toContain(`topic${index}`);
    expect(pages.slice(1, 4).every((page) => page.includes('What I should do'))).toBe(true);
  });

  it('speak Spanish to a patient who does, and English to the prescriber', async () => {
    await load([patient('ria', { ...member.record, languagePreference: 'es' })]);
    const letter = await printed('patientMSRCoverLetter');
    expect(letter.text).toContain('Gracias por hablar con nosotros');
    for (const document of [
      'patientMSRCoverLetter',
      'patientMSRMap',
      'msaMemberCoverLetter',
      'fridgeReport',
    ]) {
      const { pages } = await printed(document);
      for (const page of pages) {
        expect(page).toContain('Sistema de demostración con datos sintéticos.');
        expect(page).not.toMatch(/Demonstration system|synthetic|Printed|Page |Questions|Date of birth/);
      }
    }
    expect((await letter.pdf.getMetadata()).info).toMatchObject({
      Language: 'es',
      Title: 'Revisión de sus medicamentos',
    });
    expect((await printed('prescriberMap')).text).toContain('Replace diphenhydramine.');
  });

  it('name a patient in the letters of any script, and warn only of letters that nobody has', async () => {
    const warningsFor = async (first: string, last: string) => {
      await load([patient('ria', { ...member.record, name: { first, last }, languagePreference: 'zh' })]);
      const { text, warnings } = await printed('patientMSRCoverLetter');
      return { text, warnings };
    };
    const english = "This letter is not available in the patient's language. It is printed in English.";
    const chinese = await warningsFor('美', '王');
    expect(chinese.text).toContain('Dear 美 王');
    expect(chinese.warnings).toEqual([english]);
    expect((await warningsFor('𓀀', 'Ames')).warnings).toEqual([
      english,
      'Some letters of the document cannot be printed: they stand in it as empty boxes. Read it before you hand it out.',
    ]);
  });

  it('mark a draft on every page, and refuse a letter about no review', async () => {
    await load([
      review('r4', { published: false, draft: true, reviewDate: '2026-11-20', publishedDate: undefined }),
    ]);
    const { text, warnings } = await printed('prescriberMap', { reviewId: 'r4' });
    expect(text).toContain('DRAFT, NOT PUBLISHED');
    expect(warnings).toEqual(['The review is a draft. Publish it before the letter goes out.']);
    const { status, body } = await print('prescriberMap', { patientId: 'nora' });
    expect([status, body['message']]).toEqual([
      422,
      'There is no medication safety review of this patient yet. Write one and save it, then print again.',
    ]);
  });

  it('come with those attached, each at an address of its own', async () => {
    const answer = await print('patientMSRCoverLetter', { attachments: 'patientMSRMap,fridgeReport' });
    const texts = await Promise.all(urlsOf(answer).map(async (url) => (await read(url)).text));
    expect(
      texts.map(
        (text) => text.match(/Thank you for talking|Follow the steps on this list|In an emergency/)?.[0],
      ),
    ).toEqual(['Thank you for talking', 'Follow the steps on this list', 'In an emergency']);
    expect((await print('fridgeReport', { attachments: 'document' })).status).toBe(400);
    expect((await print('fridgeReport', { attachments: '__proto__' })).status).toBe(400);
  });

  it('are looked at: no letter, no code and no move of the workflow follows [FLOW-17]', async () => {
    const before = await stored('ria');
    for (const document of Object.keys(Object.assign({}, ...families.map(([, each]) => each))))
      expect((await printed(document)).text).not.toContain('Answer online');
    expect(await stored('ria')).toEqual(before);
    expect((await query("select 1 from record where type = 'patient.delivery'")).rows).toEqual([]);
    expect((await query('select 1 from access_code')).rows).toEqual([]);
  });

  it('leave their trace in the audit trail: printed, and taken out', async () => {
    await read(urlOf(await print('fridgeReport')));
    const { rows } = await query(
      "select action, subject, organization, details from audit where action in ('print', 'export') order by seq",
    );
    expect(rows).toEqual([
      { action: 'print', subject: 'ria', organization: 'EMTM', details: { document: 'fridge-report' } },
      { action: 'export', subject: 'ria', organization: 'EMTM', details: { document: 'fridge-report.pdf' } },
    ]);
  });

  it('show allergies, and side effects apart from them', async () => {
    await load([
      allergy('a1', { subject: 'ria', substance: { text: 'Penicillin' } }),
      allergy('a2', { subject: 'ria', substance: { text: 'Codeine' }, isSideEffect: true }),
      allergy('a3', { subject: 'ria', substance: { text: 'Latex' }, status: 'inactive' }),
    ]);
    const { text } = await printed('patientMSRMap');
    expect(text).toMatch(/Allergies .*Penicillin.* Side effects I have had .*Codeine/);
    expect(text).not.toContain('Latex');
  });
});
