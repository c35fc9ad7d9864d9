const structure = 'http://hl7.org/fhir/StructureDefinition';
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition';
const ucum = 'http://unitsofmeasure.org';

function option(code: string, display: string) {
  return { valueCoding: { system: 'http://example.org/samples', code, display } };
}

/** Questionnaire in FHIR's JSON. */
export const sampleQuestionnaire = {
  resourceType: 'Questionnaire',
  title: 'A sample',
  status: 'active',
  item: [
    { linkId: 'intro', type: 'display', text: 'Made in the page, from a Questionnaire of FHIR R4.' },
    {
      ...{ linkId: '1', type: 'group', text: 'What it is' },
      item: [
        { linkId: '1.1', type: 'string', text: 'Called', required: true, maxLength: 40 },
        {
          ...{ linkId: '1.2', type: 'choice', text: 'Colour of the sample', required: true },
          answerOption: [option('r', 'Red'), option('g', 'Green'), option('b', 'Blue')],
        },
        {
          ...{ linkId: '1.3', type: 'string', text: 'Why red' },
          enableWhen: [{ question: '1.2', operator: '=', answerCoding: { code: 'r' } }],
        },
        {
          ...{ linkId: '1.4', type: 'open-choice', text: 'Made of' },
          answerOption: [option('w', 'Wood'), option('m', 'Metal')],
        },
        {
          ...{ linkId: '1.5', type: 'quantity', text: 'Mass' },
          extension: ['kg', 'g'].map((code) => ({
            url: `${structure}/questionnaire-unitOption`,
            valueCoding: { system: ucum, code, display: code },
          })),
        },
      ],
    },
    {
      ...{ linkId: '2', type: 'group', text: 'Reading', repeats: true, required: true },
      item: [
        { linkId: '2.1', type: 'date', text: 'Read on' },
        { linkId: '2.2', type: 'decimal', text: 'Amount' },
      ],
    },
    {
      ...{ linkId: '3', type: 'decimal', text: 'Mean', readOnly: true },
      extension: [
        {
          url: `${sdc}/sdc-questionnaire-calculatedExpression`,
          valueExpression: {
            language: 'text/fhirpath',
            expression: '%resource.item.item.answer.value.avg()',
          },
        },
      ],
    },
  ],
};
