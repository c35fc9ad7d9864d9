import type { Defence } from '../defence.ts';

const keys = 'tests/rjsf/keys/keys.test.tsx';
const bring = 'bring what they should, and Ajv agrees';

/** Fault 205: input into the form of a plain JSON Schema that becomes another value, or is submitted again. */
export const schemaForms: readonly Defence[] = [
  {
    fault: 205,
    what: 'What is emptied is not there, and not null.',
    file: 'engine/react/form/rjsf/shown-values.ts',
    source: 'if (part === undefined || !isRjsfSchema(own)) return [[name, part] as const];',
    without: 'if (part === undefined || !isRjsfSchema(own)) return [[name, part ?? null] as const];',
    test: { file: keys, title: bring },
  },
  {
    fault: 205,
    what: 'A yes that is the only answer is given by a person.',
    file: 'engine/react/form/rjsf/laid-out-schema.ts',
    source: 'return isInBranch(at, branches) ? known : withoutTick(known);',
    without: 'return known;',
    test: { file: keys, title: bring },
  },
  {
    fault: 205,
    what: 'The same values are submitted once.',
    file: 'engine/react/form/use-single-submit.ts',
    source:
      '      if (isSame && (before.isUnderWay || performance.now() - before.at < sameSubmit)) return;\n',
    without: '',
    test: { file: keys, title: bring },
  },
  {
    fault: 205,
    what: 'An Enter that is held down presses once.',
    file: 'engine/react/theme/EngineTheme.tsx',
    source: '  useEffect(pressOnceByEnter, []);\n',
    without: '',
    test: {
      file: 'engine/react/theme/EngineTheme.test.tsx',
      title: 'presses a button and sends a line once by an Enter that is held down',
    },
  },
  {
    fault: 205,
    what: 'A moment keeps the offset that it was written with.',
    file: 'engine/react/form/widgets/DateTimeControl.tsx',
    source: '  return withOffsetOf(origin, plainMoment(wall, day, time));',
    without: '  return plainMoment(wall, day, time);',
    test: { file: 'tests/rjsf/keys/moments.test.tsx', title: 'at another time, a moment keeps its offset' },
  },
  {
    fault: 205,
    what: 'An alternative stays chosen while the value has only its fields.',
    file: 'engine/react/form/rjsf/theme/AlternativesField.tsx',
    source: 'return isKept ? chosen : utils',
    without: 'return isKept && false ? chosen : utils',
    test: { file: 'tests/rjsf/keys/reports.test.tsx', title: '$report: $tried ($result)' },
  },
  {
    fault: 205,
    what: 'A required group is there when its alternative is chosen.',
    file: 'engine/react/form/rjsf/theme/AlternativesField.tsx',
    source: '? { ...filled, ...requiredGroups(utils, schema, filled) }',
    without: '? filled',
    test: { file: 'tests/rjsf/keys/reports.test.tsx', title: '$report: $tried ($result)' },
  },
  {
    fault: 205,
    what: 'The alternative whose fields the value has says what is wrong.',
    file: 'engine/react/form/rjsf/schema-form/chosen-branches.ts',
    source: '      familiarity(otherName, choice) - familiarity(name, choice) ||\n',
    without: '',
    test: { file: 'tests/rjsf/keys/reports.test.tsx', title: '$report: $tried ($result)' },
  },
  {
    fault: 205,
    what: 'A value that the host gives again undoes nothing that it has not taken over yet.',
    file: 'engine/react/form/rjsf/schema-form/OpenSchemaForm.tsx',
    source: 'exchange.current.told.findIndex((each) => jsonEqual(each, value))',
    without: '-1',
    test: {
      file: 'tests/rjsf/keys/reports.test.tsx',
      title: 'before it has taken a change over undoes nothing',
    },
  },
];
