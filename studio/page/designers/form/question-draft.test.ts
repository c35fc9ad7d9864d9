import { describe, expect, it } from 'vitest';
import { questionTypesOf } from '../../../../engine/core/authoring/question-types.ts';
import { draftRefusal, newDraft, type QuestionDraft, questionOf } from './question-draft.ts';

const types = questionTypesOf([]);
const typeOf = (name: string) => types.find((each) => each.name === name) ?? types[0];

function draftOf(name: string, more: Partial<QuestionDraft> = {}) {
  const type = typeOf(name);
  if (type === undefined) throw new Error(name);
  return { type, draft: { ...newDraft(type), ...more } };
}

describe('a question that is written on its card', () => {
  it.each(types.map(({ name }) => name))('can be added as it begins: %s', (name) => {
    const { type, draft } = draftOf(name);
    expect(draftRefusal(draft, type)).toBeUndefined();
    expect(questionOf(draft, type)).toMatchObject({ type: name, title: draft.title });
  });

  it('has what its type asks, and nothing else', () => {
    const { type, draft } = draftOf('number', { least: '0', most: '−1,5', message: 'No', unit: ' kg ' });
    expect(questionOf({ ...draft, least: '-2' }, type)).toEqual({
      ...{ type: 'number', title: 'Number', least: -2, most: -1.5, message: 'No', unit: ' kg ' },
    });
    expect(questionOf({ ...draft, isRequired: true }, draftOf('tick').type)).toEqual({
      ...{ type: 'number', title: 'Number', isRequired: true },
    });
    const choice = draftOf('choice', { choices: 'One\n\n Two \n' });
    expect(questionOf(choice.draft, choice.type)).toMatchObject({ choices: ['One', ' Two '] });
    expect(questionOf({ ...choice.draft, codes: 'genres' }, choice.type)).toEqual({
      ...{ type: 'choice', title: 'Choice of a list', codes: 'genres' },
    });
  });

  it.each<[string, Partial<QuestionDraft>, RegExp]>([
    ['short-text', { title: ' ' }, /needs a title/],
    ['choice', { choices: ' \n' }, /choice: write one in each line/],
    ['list', { rows: [{ type: 'date', title: '' }] }, /question that each of its rows asks/],
    ['number', { least: 'ten' }, /in digits/],
    ['number', { least: '10', most: '2' }, /10 is more than 2/],
  ])('says what is missing: %s %j', (name, more, sentence) => {
    const { type, draft } = draftOf(name, more);
    expect(draftRefusal(draft, type)).toMatch(sentence);
  });
});
