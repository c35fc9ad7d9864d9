import { describe, expect, it } from 'vitest';
import { projectRoot } from './process.ts';
import { findSpokenTexts, textsInSource } from './spoken-texts.ts';

function found(source: string): number {
  return textsInSource(source, 'Example.tsx').length;
}

describe('texts in components of the engine', () => {
  it('are found between tags and in attributes that people read', () => {
    expect(found('const a = <p>Save it</p>')).toBe(1);
    expect(found('const a = <Button label="Close" />')).toBe(1);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is a source text
    expect(found('const a = <i aria-label={`Close ${name}`} />')).toBe(1);
  });

  it('are none where words are said by name, and where only a sign stands', () => {
    expect(found("const a = <p title={say('saved')}>{say('saved')} * … {count}</p>")).toBe(0);
    expect(found('const a = <i className="en-row" role="status" />')).toBe(0);
  });

  it('stand nowhere', () => {
    expect(findSpokenTexts(projectRoot)).toEqual([]);
  });
});
