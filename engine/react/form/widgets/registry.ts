import { isCalendarDay } from '../../../core/dates/dates.ts';
import { isTimeOfDay } from '../../../core/dates/times.ts';
import type { WidgetName } from '../../../core/product/parts.ts';
import { CheckboxControl } from './CheckboxControl.tsx';
import { ChecklistControl } from './ChecklistControl.tsx';
import { CodeSearchControl } from './CodeSearchControl.tsx';
import { ConditionsControl } from './ConditionsControl.tsx';
import type { Widget } from './control.ts';
import { DateControl } from './DateControl.tsx';
import { DateTimeControl } from './DateTimeControl.tsx';
import { HiddenControl } from './HiddenControl.tsx';
import { JsonFileControl } from './JsonFileControl.tsx';
import { NarrowingControl } from './NarrowingControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { OrderedChoicesControl } from './OrderedChoicesControl.tsx';
import { PhoneControl } from './PhoneControl.tsx';
import { RadioControl } from './RadioControl.tsx';
import { RangeControl } from './RangeControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { TextareaControl } from './TextareaControl.tsx';
import { EmailControl, TextControl, ZipControl } from './TextControl.tsx';
import { TimeControl } from './TimeControl.tsx';

/** Widgets by the names that forms use. */
export const widgets: Readonly<Record<WidgetName, Widget>> = {
  text: { Control: TextControl, label: 'above', keepsText: true },
  textarea: { Control: TextareaControl, label: 'above', keepsText: true },
  number: { Control: NumberControl, label: 'above', keepsText: true },
  range: { Control: RangeControl, label: 'above' },
  select: { Control: SelectControl, label: 'above' },
  radio: { Control: RadioControl, label: 'group' },
  checkbox: { Control: CheckboxControl, label: 'beside' },
  date: { Control: DateControl, label: 'above', isComplete: isCalendarDay, incomplete: 'date.invalid' },
  'date-time': { Control: DateTimeControl, label: 'above' },
  time: { Control: TimeControl, label: 'above', isComplete: isTimeOfDay },
  checklist: { Control: ChecklistControl, label: 'group' },
  phone: { Control: PhoneControl, label: 'above' },
  zip: { Control: ZipControl, label: 'above', keepsText: true, hint: '##### or #####-####' },
  email: { Control: EmailControl, label: 'above', keepsText: true },
  'code-search': { Control: CodeSearchControl, label: 'above' },
  conditions: { Control: ConditionsControl, label: 'group' },
  'ordered-choices': { Control: OrderedChoicesControl, label: 'group' },
  narrowing: { Control: NarrowingControl, label: 'group' },
  'json-file': { Control: JsonFileControl, label: 'above' },
  hidden: { Control: HiddenControl, label: 'none' },
};
