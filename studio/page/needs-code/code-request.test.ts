import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWholeRequest, kindsOfCode, requestText } from './code-request.ts';

const wish = {
  ...{ kind: 'widget', title: 'Mark a place on the body', what: 'Point at where it hurts.' },
  ...{ where: 'The form of a new symptom.', example: 'A press on the left knee is “left knee”. 膝' },
};

describe('a wish that needs a developer', () => {
  it('is the text of an issue with what was said, and the kind of code', () => {
    const text = requestText({ ...wish, title: ' Mark a place on the body ' }, 'Regimen 2022.2.0');
    expect(text).toMatch(/^# Mark a place on the body\n/);
    expect(text).toContain('A press on the left knee is “left knee”. 膝');
    expect(text).toContain('a widget, see docs/developer/extending.md#a-widget.');
    expect(text).toContain('Studio of Regimen 2022.2.0');
  });

  it('is whole once each question has an answer', () => {
    expect(isWholeRequest(wish)).toBe(true);
    expect(isWholeRequest({ ...wish, where: ' ' })).toBe(false);
    expect(isWholeRequest({ ...wish, kind: '' })).toBe(false);
  });

  it('leads to a heading of the guide for developers', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/developer/extending.md'), 'utf8');
    const headings = [...guide.matchAll(/^##+ (.+)$/gm)].map(([, text = '']) =>
      text.toLowerCase().replaceAll(' ', '-'),
    );
    for (const { heading } of kindsOfCode) expect(headings).toContain(heading);
  });
});
