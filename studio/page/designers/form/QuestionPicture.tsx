import type { QuestionType } from '../../../../engine/core/authoring/question-types.ts';
import { stringOrUndefined } from '../../../../engine/core/json/string-values.ts';

/** SVG paths of the pictures, by a type's name, by its details, or by the field's format or type. */
const pictures: Readonly<Record<string, string>> = {
  'short-text': 'M2.5 6h11M2.5 10h6',
  'long-text': 'M2.5 4h11M2.5 8h11M2.5 12h7',
  number: 'M6 2.5 4.75 13.5M11.25 2.5 10 13.5M2.75 6h11M2.25 10h11',
  tick: 'M4 2.5h8A1.5 1.5 0 0 1 13.5 4v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V4A1.5 1.5 0 0 1 4 2.5M5 8.25l2.25 2.25L11.25 6',
  choice:
    'M5.5 4.5a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0M5.5 11.5a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0M8.5 4.5h5.5M8.5 11.5h5.5',
  choices: 'M2.25 3h3.5v3.5h-3.5zM2.25 9.5h3.5V13h-3.5zM8.5 4.75H14M8.5 11.25H14',
  scale: 'M2 8h12M3.5 5.5v5M8 5.5v5M12.5 5.5v5',
  list: 'M2.25 3h11.5v4H2.25zM2.25 9.5h11.5v3.5H2.25z',
  date: 'M3.75 3.25h8.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-7.5a1.5 1.5 0 0 1 1.5-1.5M2.25 6.5h11.5M5.25 1.75v2.5M10.75 1.75v2.5',
  time: 'M14.25 8a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0M8 4.5V8l2.5 1.75',
  phone:
    'M4.5 2.5h2l1 3-1.5 1a7 7 0 0 0 3.5 3.5l1-1.5 3 1v2A1.5 1.5 0 0 1 12 13 9.5 9.5 0 0 1 3 4a1.5 1.5 0 0 1 1.5-1.5',
  email: 'M2.25 3.75h11.5v8.5H2.25zM2.5 4.25 8 8.75l5.5-4.5',
  'code-search': 'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0M10.5 10.5l3 3',
  object: 'M2.25 3.25h11.5v9.5H2.25zM4.75 6.25h6.5M4.75 9.25h4',
  string: 'M3.5 3.5h9M8 3.5v9',
};

/** Draws the picture of a question type, which is found by its name. */
export function QuestionPicture({ type }: { readonly type: QuestionType }) {
  const { name, field = {}, schema } = type;
  const format = stringOrUndefined(schema['format'])?.replace(/^date-time$/, 'date');
  const by = [name, stringOrUndefined(field['ui:widget']), format, stringOrUndefined(schema['type'])];
  const known = by.find((each) => each !== undefined && Object.hasOwn(pictures, each)) ?? 'string';
  return (
    <svg className="en-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={pictures[known]} />
    </svg>
  );
}
