/** Texts to begin with, by the title that the list of examples shows. */
export const examples: Readonly<Record<string, object>> = {
  'A contact': {
    title: 'Contact',
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Name', minLength: 2 },
      mail: { type: 'string', title: 'E-mail', format: 'email' },
      born: { type: 'string', title: 'Born', format: 'date' },
      reached: { title: 'Reached by', enum: ['Telephone', 'E-mail', 'Letter'] },
      visits: { type: 'integer', title: 'Visits a year', minimum: 0, maximum: 365 },
    },
  },
  'Fields that depend on another': {
    title: 'Delivery',
    type: 'object',
    required: ['how'],
    properties: { how: { title: 'How', enum: ['Post', 'Collected'] } },
    allOf: [
      {
        if: { properties: { how: { const: 'Post' } }, required: ['how'] },
        // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
        then: { properties: { street: { type: 'string', title: 'Street' } }, required: ['street'] },
        else: { properties: { shop: { type: 'string', title: 'Shop' } } },
      },
    ],
  },
  'Rows in rows': {
    title: 'Shelves',
    type: 'object',
    properties: {
      shelves: {
        type: 'array',
        title: 'Shelves',
        minItems: 1,
        items: {
          type: 'object',
          title: 'Shelf',
          required: ['room'],
          properties: {
            room: { type: 'string', title: 'Room' },
            boxes: {
              type: 'array',
              title: 'Boxes',
              items: {
                type: 'object',
                title: 'Box',
                properties: {
                  label: { type: 'string', title: 'Label' },
                  full: { type: 'boolean', title: 'Full' },
                },
              },
            },
          },
        },
      },
    },
  },
  'A FHIR Questionnaire': {
    resourceType: 'Questionnaire',
    status: 'active',
    title: 'Home visit',
    item: [
      { linkId: 'alone', type: 'boolean', text: 'Lives alone', required: true },
      {
        linkId: 'since',
        type: 'date',
        text: 'Since',
        enableWhen: [{ question: 'alone', operator: '=', answerBoolean: true }],
      },
      {
        linkId: 'falls',
        type: 'group',
        text: 'Falls',
        repeats: true,
        item: [
          { linkId: 'when', type: 'date', text: 'When' },
          { linkId: 'what', type: 'text', text: 'What happened' },
        ],
      },
    ],
  },
};
