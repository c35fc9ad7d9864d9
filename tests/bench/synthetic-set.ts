/**
 * Builds a schema set with this many entities, each with a dozen fields of every kind, a nested object, a list and
 * two rules.
 */
export function syntheticSet(entities: number): ReadonlyMap<string, string> {
  const texts = new Map<string, string>([
    ['schemas/product.json', JSON.stringify(product)],
    ['schemas/codes/colours.codes.json', JSON.stringify(colours)],
  ]);
  for (let number = 0; number < entities; number += 1) {
    const name = `thing-${number}`;
    texts.set(`schemas/${name}/${name}.schema.json`, JSON.stringify(schemaOf(name, number), undefined, 2));
    texts.set(`schemas/${name}/${name}.rules.json`, JSON.stringify(rulesOf(name), undefined, 2));
  }
  return texts;
}

const messages = {
  required: 'Required',
  type: 'Invalid Format',
  format: 'Invalid Format',
  pattern: 'Invalid Format',
  enum: 'Choose one of the options',
  const: 'Invalid value',
  maxLength: 'At most {limit} characters',
  minLength: 'At least {limit} characters',
  minimum: 'Must be at least {limit}',
  maximum: 'Must be at most {limit}',
  'unknown-field': 'This field is not known.',
  order: 'Ends before it begins',
};

const product = { slug: 'bench', title: 'Bench', version: '1.0.0', copyright: 'Nobody', messages };

const colours = {
  title: 'Colours',
  description: 'What it looks like.',
  codes: ['red', 'green', 'blue'].map((code) => ({ code, display: code })),
};

function schemaOf(name: string, number: number) {
  return {
    title: `Thing ${number}`,
    description: 'Something to measure with.',
    type: 'object',
    required: ['type', 'name'],
    properties: {
      type: field('Type', { const: name }),
      name: field('Name', { type: 'string', minLength: 1, maxLength: 60 }),
      code: field('Code', { type: 'string', pattern: '^[A-Z]{2}[0-9]{4}$' }),
      zip: field('Zip', { type: 'string', pattern: '^[0-9]{5}(-[0-9]{4})?$' }),
      count: field('Count', { type: 'integer', minimum: 0, maximum: 1000 + number }),
      weight: field('Weight', { type: 'number', minimum: 0 }),
      since: field('Since', { type: 'string', format: 'date' }),
      until: field('Until', { type: 'string', format: 'date' }),
      isActive: field('Active', { type: 'boolean' }),
      colour: { title: 'Colour', description: 'What it looks like.', $ref: '../codes/colours.codes.json' },
      status: field('Status', { enum: ['active', 'inactive', 'unknown'] }),
      place: field('Place', {
        type: 'object',
        required: ['city'],
        properties: { city: field('City', { type: 'string' }), street: field('Street', { type: 'string' }) },
      }),
      parts: field('Parts', {
        type: 'array',
        maxItems: 100,
        items: {
          type: 'object',
          properties: { id: field('Id', { type: 'string' }), size: field('Size', { type: 'number' }) },
        },
      }),
    },
  };
}

function field(title: string, schema: object): object {
  return { title, description: `${title} of the thing.`, ...schema };
}

function rulesOf(name: string) {
  return {
    rules: [
      {
        id: `${name}.order`,
        at: '/until',
        unless: 'self.until >= self.since',
        message: '@order',
      },
      { id: `${name}.zip`, at: '/zip', require: 'self.isActive', message: '@required' },
    ],
  };
}
