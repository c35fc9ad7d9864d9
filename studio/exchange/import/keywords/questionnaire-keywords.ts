import { alike, type Keywords } from './keywords.ts';

const looks = 'forms here decide themselves how their fields look';
const fhirPath = 'write the expression here: it is in FHIRPath';
const about = 'it is about the Questionnaire, not about the form';
const exchange = 'records here are not made of it, or into it, by the form';

/**
 * Import outcomes of every element, type, operator and common extension of a Questionnaire (R4, with those of
 * R5 and SDC).
 */
export const questionnaireKeywords = {
  element: {
    ...alike('resourceType item', 'taken', 'the form'),
    title: ['taken', 'title'],
    name: ['taken', 'title, where there is no other, and part of the names of value sets'],
    description: ['taken', 'description'],
    purpose: ['taken', 'description, where there is no other'],
    contained: ['taken', 'value sets that items name'],
    ...alike(
      'id meta implicitRules language text url identifier version versionAlgorithmString versionAlgorithmCoding derivedFrom status experimental subjectType date publisher contact useContext jurisdiction copyright copyrightLabel approvalDate lastReviewDate effectivePeriod code',
      'left out',
      about,
    ),
    ...alike(
      'extension modifierExtension',
      'left out',
      'extensions of the whole Questionnaire have no counterpart',
    ),
  },
  'item element': {
    linkId: ['taken', 'name of the field, in the spelling of fields here'],
    text: ['taken', 'title'],
    prefix: ['taken', 'in front of the title'],
    type: ['taken', 'see the types'],
    enableWhen: ['taken', 'condition of the field'],
    enableBehavior: ['taken', 'all or any of the conditions'],
    disabledDisplay: ['left out', 'what is not enabled is hidden'],
    required: ['taken', 'required while it is shown'],
    repeats: ['taken', 'a list; of groups rows'],
    readOnly: ['taken', 'only shown'],
    maxLength: ['taken', 'most characters of a text'],
    answerValueSet: ['taken', 'a value set, where it is contained in the file'],
    answerOption: ['taken', 'a value set'],
    answerConstraint: ['left out', 'a choice is one of the list'],
    initial: ['taken', 'value of a new record'],
    item: ['taken', 'questions of a group; those below a question follow it'],
    extension: ['taken', 'see the extensions'],
    modifierExtension: ['left out', 'it changes what the item means: look at it'],
    ...alike('definition code', 'left out', 'fields here have no codes of their own'),
    ...alike('id _text _prefix', 'left out', looks),
  },
  type: {
    group: ['taken', 'a group'],
    display: ['taken', 'text between the fields'],
    boolean: ['taken', 'yes or no'],
    decimal: ['taken', 'a number'],
    integer: ['taken', 'a whole number'],
    date: ['changed', 'a whole day: a year or a month alone cannot be entered'],
    dateTime: ['changed', 'a moment: a day alone cannot be entered'],
    time: ['taken', 'a time of day'],
    string: ['taken', 'a text'],
    text: ['taken', 'a long text'],
    url: ['taken', 'an address of the web'],
    ...alike('choice coding', 'taken', 'a choice'),
    'open-choice': ['changed', 'a text: none of its choices has to be taken'],
    quantity: ['changed', 'a number in one unit'],
    attachment: ['left out', 'forms here take no files'],
    reference: ['left out', 'say in the entity which record it is'],
    question: ['left out', 'it is no type that can be answered'],
  },
  operator: {
    exists: ['taken', 'is there, or is not'],
    ...alike('= !=', 'taken', 'what is not answered is equal to nothing, and differs from nothing'),
    ...alike('> < >= <=', 'taken', 'numbers and days; otherwise the condition is left out'),
  },
  extension: {
    ...alike('minValue maxValue', 'taken', 'limits of a number; of a day a rule that stops the save'),
    minLength: ['taken', 'fewest characters of a text'],
    regex: ['taken', 'pattern of the whole text'],
    'questionnaire-unit': ['taken', 'unit of a number'],
    ...alike('questionnaire-minOccurs questionnaire-maxOccurs', 'taken', 'fewest and most rows or values'),
    'questionnaire-hidden': ['taken', 'a field of the record that the form does not show'],
    'questionnaire-itemControl': ['taken', 'see the item controls'],
    'questionnaire-sliderStepValue': ['taken', 'steps of a slider'],
    entryFormat: ['taken', 'hint inside the field'],
    maxDecimalPlaces: ['left out', 'write a rule'],
    ...alike(
      'questionnaire-unitOption questionnaire-unitValueSet sdc-questionnaire-unitOpen sdc-questionnaire-unitSupplementalSystem sdc-questionnaire-minQuantity sdc-questionnaire-maxQuantity',
      'left out',
      'a number here has one unit',
    ),
    ...alike(
      'sdc-questionnaire-calculatedExpression sdc-questionnaire-enableWhenExpression sdc-questionnaire-initialExpression sdc-questionnaire-answerExpression sdc-questionnaire-candidateExpression sdc-questionnaire-contextExpression sdc-questionnaire-answerOptionsToggleExpression cqf-expression cqf-calculatedValue variable',
      'left out',
      fhirPath,
    ),
    ...alike('questionnaire-constraint targetConstraint', 'left out', 'write a rule'),
    ...alike(
      'questionnaire-choiceOrientation questionnaire-displayCategory questionnaire-supportLink questionnaire-supportHyperlink questionnaire-optionPrefix sdc-questionnaire-choiceColumn sdc-questionnaire-collapsible sdc-questionnaire-columnCount sdc-questionnaire-itemAnswerMedia sdc-questionnaire-itemMedia sdc-questionnaire-openLabel sdc-questionnaire-optionalDisplay sdc-questionnaire-shortText sdc-questionnaire-width rendering-style rendering-xhtml rendering-markdown rendering-styleSensitive sdc-rendering-criticalExtension designNote',
      'left out',
      looks,
    ),
    ...alike(
      'sdc-questionnaire-itemPopulationContext sdc-questionnaire-itemExtractionContext sdc-questionnaire-observationExtract sdc-questionnaire-observationExtractEntry sdc-questionnaire-observation-extract-category sdc-questionnaire-observationLinkPeriod sdc-questionnaire-definitionExtract sdc-questionnaire-definitionExtractValue sdc-questionnaire-extractAllocateId sdc-questionnaire-templateExtract sdc-questionnaire-templateExtractContext sdc-questionnaire-templateExtractValue sdc-questionnaire-isSubject sdc-questionnaire-lookupQuestionnaire sdc-questionnaire-subQuestionnaire',
      'left out',
      exchange,
    ),
    ...alike(
      'questionnaire-referenceResource questionnaire-referenceProfile questionnaire-referenceFilter mimeType maxSize',
      'left out',
      'it is for a type that is left out',
    ),
    ...alike(
      'questionnaire-usageMode questionnaire-signatureRequired questionnaire-optionExclusive questionnaire-baseType questionnaire-fhirType questionnaire-derivationType preferredTerminologyServer sdc-questionnaire-preferredTerminologyServer translation itemWeight ordinalValue questionnaire-answerKey',
      'left out',
      'forms here have nothing like it',
    ),
  },
  'item control': {
    ...alike('help flyover', 'taken', 'description of the question around it'),
    slider: ['taken', 'a slider, where it has a minimum and a maximum'],
    ...alike(
      'autocomplete drop-down check-box lookup radio-button spinner text-box group list table htable gtable atable grid header footer page tab-container inline prompt unit lower upper legal security',
      'left out',
      looks,
    ),
  },
} as const satisfies Keywords;
