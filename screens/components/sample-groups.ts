import { text as textOf } from '../../engine/core/expressions/runtime.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import { jsonObject } from '../../engine/core/json/json.ts';
import type { FormDescriptor, FormField } from '../../engine/core/product/form.ts';

const plain: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };

const textIn = ({ self }: Scope) => textOf(jsonObject(self)['text']);

const text = { source: 'self.text', evaluate: textIn };
const isNamed = { source: '!blank(self.text)', evaluate: (scope: Scope) => textIn(scope) !== '' };

/** Form with texts between the fields, and a conditional group and tab. */
export const groupsForm: FormDescriptor = {
  ...{ name: 'groups', entity: 'sample', initial: { text: 'A sample' } },
  layout: [
    {
      text: '# What is it?\n\nWrite down what it is **called**. The rest of the form follows:\n\n- a group\n- a tab',
    },
    { row: ['text'] },
    { text: '**{{ self.text }}** has a number.', values: { 'self.text': text }, visibleWhen: isNamed },
    {
      group: 'The number of {{ self.text }}',
      values: { 'self.text': text },
      rows: [{ row: ['number'] }],
    },
    { matrix: 'Which colour is it?', fields: ['select', 'radio'] },
    { tab: 'Times', rows: [{ row: ['date', 'time'] }] },
    { tab: 'Words', rows: [{ row: ['textarea'] }] },
  ],
  fields: {
    text: plain,
    number: { ...plain, visibleWhen: isNamed },
    select: { ...plain, visibleWhen: isNamed },
    radio: plain,
    date: plain,
    time: plain,
    textarea: { ...plain, widget: 'textarea', visibleWhen: isNamed },
  },
};
