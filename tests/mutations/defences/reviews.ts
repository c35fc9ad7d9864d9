import type { Defence } from '../defence.ts';

const unreached = 'tests/workflow/unreached.test.ts';

/** Content of reviews and their letters about a patient. */
export const reviews: readonly Defence[] = [
  {
    fault: 186,
    what: 'Who was talked to since is no member who could not be engaged.',
    file: 'schemas/workflow/patient.workflow.json',
    source: `"event.record.successful && (event.record.spokeToMember || event.record.spokeToCaregiver) &&",`,
    without: `"event.record.successful && (event.record.spokeToMember && event.record.spokeToCaregiver) &&",`,
    test: { file: unreached, title: 'follows from what has happened since' },
  },
  {
    fault: 186,
    what: 'A new engagement by hand begins without the failure of the last one.',
    file: 'schemas/workflow/patient.workflow.json',
    source: `"when": "event.nextIteration || column('workflow-states', to, 'group') == 'failure-to-engage'",`,
    without: `"when": "column('workflow-states', to, 'group') == 'failure-to-engage'",`,
    test: { file: unreached, title: 'follows from what has happened since' },
  },
  {
    fault: 186,
    what: 'Who signs the letters of a review is whoever published it, not whoever began it.',
    file: 'schemas/review/review.rules.json',
    source: `"value": "user.lastName"`,
    without: `"value": "old.publishedBy.lastName"`,
    test: { file: 'tests/product/print-letters.test.ts', title: 'is signed by who published the review' },
  },
  {
    fault: 186,
    what: 'A letter that is printed again has one code: the earlier one ends.',
    file: 'features/responses/server/coded-letter.ts',
    source: '  await endAccessCodes(database, record);\n  if (!isAsked)',
    without: '  if (!isAsked)',
    test: { file: 'tests/product/deliveries.test.ts', title: 'are looked at, printed, mailed and answered' },
  },
  {
    fault: 186,
    what: 'Nobody is chosen for a recommendation that names nobody.',
    file: 'features/responses/server/addressees.ts',
    source:
      "return prescribers.find(({ id }) => prescriber !== undefined && prescriber !== '' && id === prescriber);",
    without:
      "return prescribers.find(({ id }) => prescriber !== undefined && prescriber !== '' && id === prescriber) ?? prescribers[0];",
    test: {
      file: 'tests/product/deliveries.test.ts',
      title: 'go to nobody whom their recommendation does not name',
    },
  },
  {
    fault: 186,
    what: 'Who has not written a review learns nothing of it once it is with others.',
    file: 'features/workflow/server/workflow-event.ts',
    source: 'return isAuthor && found?.isRemoved === false',
    without: 'return found?.isRemoved === false',
    test: {
      file: 'tests/workflow/reviews-by-calls.test.ts',
      title: 'a stranger to the review still finds none',
    },
  },
  {
    fault: 207,
    what: 'Who hands a patient over reads where they are now, not that there is no such record.',
    file: 'engine/react/data/notifying-client.ts',
    source: 'if (farewell !== undefined) keepFarewell',
    without: 'if (farewell !== undefined && farewell.ids.length < 0) keepFarewell',
    test: {
      file: 'tests/product/review-page.test.tsx',
      title: 'says to whom a due date has handed them, as ECPN',
    },
  },
  {
    fault: 186,
    what: 'A review whose recommendations go to nobody is not published until that is meant.',
    file: 'schemas/review/review.rules.json',
    source: `"when": "self.published && !old.published && !self.unaddressed && size(`,
    without: `"when": "self.published && old.published && !self.unaddressed && size(`,
    test: { file: 'tests/product/review-page.test.tsx', title: 'is stopped only by what goes to nobody' },
  },
];
