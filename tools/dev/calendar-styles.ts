import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Components of `@mantine/dates` that no page uses, although its style sheet includes them. */
const unused = [
  ...['DateInput', 'DateTimePicker', 'InlineDateTimePicker', 'MiniCalendar'],
  ...['PickerInputBase', 'TimeGrid', 'TimeInput', 'TimePicker'],
];

/** Removes rules for unused components from the calendar's style sheet. */
export function calendarStyles(): Plugin {
  return {
    name: 'calendar-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@mantine/dates/styles.layer.css')) return undefined;
      const classes = new Set(unused.flatMap((component) => classesOf(dirname(id), component)));
      const isUnused = (rule: string) => {
        const own = rule.split('{')[0]?.match(/m_[a-z0-9]+/g) ?? [];
        return own.length > 0 && own.every((name) => classes.has(name));
      };
      return code.replace(/[^{}]+\{[^{}]*\}/g, (rule) => (isUnused(rule) ? '' : rule));
    },
  };
}

function classesOf(library: string, component: string): readonly string[] {
  const path = `esm/components/${component}/${component}.module.mjs`;
  return readFileSync(join(library, path), 'utf8').match(/m_[a-z0-9]+/g) ?? [];
}
