import { describe, expect, it } from 'vitest';
import { formMessages } from '../../engine/core/messages/form-messages.ts';
import { messageFormatter, registerMessages } from '../../engine/core/messages/messages.ts';
import { holds } from '../../engine/core/product/field-paths.ts';
import { refusedBeyond } from '../../engine/react/form/refused-beyond.ts';
import { product } from '../../generated/product.ts';

registerMessages(formMessages);
const say = messageFormatter(product.messages);

/** Messages about violations of the schema at a path, as opposed to the entity's rules. */
const ofSchema = ['required', 'type', 'format', 'enum', 'reference'].map((code) => say(code as 'format'));

describe('a refusal about what a form does not show', () => {
  const cases = Object.entries(product.forms).flatMap(([name, { entity, layout }]) => {
    const { fields = {}, rules = [] } = product.entities[entity] ?? {};
    return Object.entries(fields).flatMap(([at, { title }]) => {
      if (title === undefined || holds(layout, at.slice(1).replaceAll('/', '.'))) return [];
      const own = rules.filter((rule) => rule.at === at).map(({ message }) => message);
      return [...ofSchema, ...own].map((message) => ({ name, at, title, message }));
    });
  });

  it('never stands under the name of a field as if the form had it, and says what to do', () => {
    const texts = cases.map((each) => ({ ...each, text: refusedBeyond(each, say) }));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(({ title, text }) => text.startsWith(`${title}:`))).toEqual([]);
    // Expects at least four words, since one or two do not tell users what to do.
    expect(texts.filter(({ text }) => text.split(' ').length < 4)).toEqual([]);
  });

  it('is the sentence of the rule alone where there is one', () => {
    const message = 'Only the organization that owns the review may write it now';
    expect(refusedBeyond({ title: 'Draft', message }, say)).toBe(message);
    expect(refusedBeyond({ title: 'Draft', message: 'Required' }, say)).toBe(
      'What this form does not show stops the save (Draft: Required). Correct it where it is shown, or ask an administrator.',
    );
  });
});
