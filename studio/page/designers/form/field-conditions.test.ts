import { expect, it } from 'vitest';
import { conditionsOfField } from './field-conditions.ts';

it.each([
  [{}, true, ['shown', 'required', 'locked']],
  [{}, false, ['shown', 'locked']],
  [{ derive: 'self.a' }, true, ['shown', 'required']],
  [{ derive: 'self.a', enabledWhen: 'self.b' }, false, ['shown']],
])('offers no lock of a value that is worked out: %j', (words, isOwn, offered) => {
  const value = { entity: 'thing', layout: [['a']], fields: { a: words } };
  const file = {
    ...{ path: 'schemas/thing/thing.form.json', kind: 'form', name: 'thing' },
    text: JSON.stringify(value),
  };
  const schema = { properties: { a: { type: 'string' } } };
  expect(conditionsOfField({ file, schema, rules: undefined, field: 'a', isOwn }).offered).toEqual(offered);
});
