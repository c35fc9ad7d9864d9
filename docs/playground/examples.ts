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
  'A small product': {
    'schemas/product.json': {
      ...{ slug: 'plants', title: 'Plants', version: '0.1.0', copyright: '' },
      messages: {
        required: 'Required',
        minLength: 'At least {limit} characters',
        maxLength: 'At most {limit} characters',
        minimum: 'Must be at least {limit}',
      },
    },
    'schemas/access/plants.access.json': {
      rules: { all: { title: 'Read and write', needs: 'nothing', when: 'true' } },
    },
    'schemas/plant/plant.schema.json': {
      title: 'Plant',
      description: 'What grows in the garden.',
      'x-record': { display: '{name}', organizationAt: '/garden' },
      type: 'object',
      required: ['name', 'garden'],
      properties: {
        name: {
          title: 'Name',
          description: 'Name of the plant.',
          type: 'string',
          minLength: 1,
          maxLength: 120,
        },
        height: { title: 'Height in cm', description: 'To the top.', type: 'integer', minimum: 1 },
        garden: {
          ...{
            title: 'Garden',
            description: 'Where it grows.',
            type: 'string',
            minLength: 1,
            maxLength: 100,
          },
        },
      },
    },
    'schemas/plant/plant.rules.json': {
      rules: [
        {
          id: 'plant.tall',
          at: '/height',
          severity: 'warning',
          unless: 'self.height < 500',
          message: 'That is taller than a house.',
        },
      ],
    },
    'schemas/plant/plant.form.json': {
      entity: 'plant',
      layout: [['name', 'height'], ['garden']],
      prefill: { garden: 'user.organizations[0]' },
    },
    'schemas/plant/plant.calls.json': { calls: 'standard', access: { read: 'all', write: 'all' } },
    'schemas/plant/plants.tab.json': {
      title: 'Plants',
      item: 'Plant',
      entity: 'plant',
      source: { call: 'plant.list', save: 'plant.save', remove: 'plant.remove' },
      table: { pageSize: 20, sort: [{ by: 'name' }], columns: [{ field: 'name' }, { field: 'height' }] },
      form: 'plant',
      actions: { add: { access: 'all' }, edit: { access: 'all' }, remove: { access: 'all' } },
      empty: 'No plants yet.',
    },
    'screens/plants/plants.screen.json': {
      title: 'Plants',
      route: '/plants',
      access: 'all',
      menu: { label: 'Plants', order: 1 },
      boxes: [{ name: 'plants', title: 'Plants', tabs: [{ tab: 'plants' }] }],
    },
  },
};
