import type { Defence } from '../defence.ts';

const refusedReads = { file: 'tests/product/refused-reads.test.ts' } as const;
const patientCalls = 'tests/product/patient-calls.test.ts';
const saves = { file: 'gateway/records/saving/save.test.ts', on: 'PostgreSQL' } as const;
const reach = { file: 'gateway/records/organization-scope.test.ts', on: 'PostgreSQL' } as const;
const fields = 'gateway/records/field-access.test.ts';
const traces = 'gateway/operation/traces/traces.test.ts';

/** Faults 43 to 52: data of others, and actions that a user is not allowed. */
export const access: readonly Defence[] = [
  {
    fault: 43,
    what: 'A button of a card that adds a row of a tab asks who may add it there.',
    file: 'engine/compiler/plan/row-added-by.ts',
    source: '    ...(access !== undefined && { access }),\n',
    without: '',
    test: {
      file: 'engine/compiler/kinds/card/plan-card-actions.test.ts',
      title: 'to those alone who may add it there',
    },
  },
  {
    fault: 43,
    what: 'A button of a card adds a row only while the tab itself does.',
    file: 'engine/react/card/use-offers.ts',
    source: ' && (holds(add?.when, scope) || add?.otherwise)',
    without: ' && (true || holds(add?.when, scope))',
    test: { file: 'engine/react/card/CardView.test.tsx', title: 'has no word why' },
  },
  {
    fault: 43,
    what: 'A next step whose records could not be read is not said.',
    file: 'engine/react/card/NextSteps.tsx',
    source: 'next.filter((step) => !readsAny(step, companions.failed))',
    without: 'next',
    test: {
      file: 'engine/react/card/CardView.test.tsx',
      title: 'says no step whose records could not be read',
    },
  },
  {
    fault: 43,
    what: 'A notice whose records could not be read is not said.',
    file: 'engine/react/card/CardNotices.tsx',
    source: '.filter((notice) => !readsAny(notice, failed))',
    without: '',
    test: {
      file: 'engine/react/card/CardView.test.tsx',
      title: 'takes records that could not be read for nothing known',
    },
  },
  {
    fault: 43,
    what: 'An action whose condition reads what could not be read is not offered.',
    file: 'engine/react/card/use-offers.ts',
    source: "isUnknown ? say('card.partly-loaded') : undefined",
    without: 'undefined',
    test: {
      file: 'engine/react/card/CardView.test.tsx',
      title: 'takes records that could not be read for nothing known',
    },
  },
  {
    fault: 43,
    what: 'A next step is said to those alone who may take it.',
    file: 'engine/react/card/NextSteps.tsx',
    source: 'offer === undefined || offer.refusal !== undefined ? [] : [offer.action]',
    without: 'offer === undefined ? [] : [offer.action]',
    test: {
      file: 'engine/react/card/CardView.test.tsx',
      title: 'says a next step to those alone who may take it',
    },
  },
  {
    fault: 43,
    what: 'Records are read within the organizations of the user, in the query itself.',
    file: 'gateway/store/kinds/organization-scope.ts',
    source: '.organization = any(${use(scope.organizations)}::text[])`;',
    without: '.id is not null and ${use(scope.organizations)}::text[] is not null`;',
    test: { ...reach, title: 'of another organization as if it did not exist' },
  },
  {
    fault: 43,
    what: 'A refused call is in the audit trail with the record that its path names.',
    file: 'gateway/calls/answer-call.ts',
    source: 'pathValues(call.contract, pathname)?.[name] ?? ',
    without: '',
    test: { ...refusedReads, title: 'is kept in the audit trail with its record' },
  },
  {
    fault: 43,
    what: 'A refused read of a history is in the audit trail with its record, whatever its kind.',
    file: 'schemas/history/history.calls.json',
    source: '"required": true, "record": "any", ',
    without: '"required": true, ',
    test: { ...refusedReads, title: 'is kept in the audit trail with its record' },
  },
  {
    fault: 43,
    what: 'A refused call is in the audit trail though its address is not well encoded.',
    file: 'gateway/calls/input/input.ts',
    source: `  } catch {
    return undefined;
  }
}

function readValue(`,
    without: `  } catch (error) {
    throw error;
  }
}

function readValue(`,
    test: { ...refusedReads, title: 'is answered where its address names no record' },
  },
  {
    fault: 43,
    what: 'A queue of somebody else is as good as missing while it is private.',
    file: 'features/queues/server/stored-queue.ts',
    source: ' || !isReadable(call, kind, found.document)',
    without: '',
    test: { file: 'tests/product/queues.test.ts', title: 'are as good as missing to others' },
  },
  {
    fault: 43,
    what: 'Fields that may not be seen are no fields of a search.',
    file: 'gateway/search/request/request.ts',
    source:
      "    else if (column === undefined) this.#report(at, 'unknown-field', 'This search has no such field.');",
    without: '',
    test: { file: fields, title: 'are no fields of a search' },
  },
  {
    fault: 43,
    what: 'Nothing tells somebody who guesses whether the guess at a hidden value was right.',
    file: 'gateway/records/field-access.ts',
    source: '  if (isHidden) return !isBlank(sent);',
    without: '',
    test: { file: fields, title: 'give nothing away to somebody who guesses' },
  },
  {
    fault: 43,
    what: 'An organization that is not the patient’s is as good as no patient.',
    file: 'features/printing/server/print.ts',
    source:
      "      if (patient.organization !== String(call.query.orgId).replace(/^org:/, '')) throw notFound();",
    without: '',
    test: { file: 'tests/product/print-calls.test.ts', title: 'are not found for a foreign patient' },
  },
  {
    fault: 43,
    what: 'Statements go into traces without their literals.',
    file: 'gateway/operation/traces/statement-span.ts',
    source: '  const shape = shapeOf(text);',
    without: '  const shape = text;',
    test: { file: traces, title: 'has no literal in it, however it is quoted' },
  },
  {
    fault: 43,
    what: 'Of an error a trace has the class or the code, and not the words.',
    file: 'gateway/operation/traces/request-trace.ts',
    source: 'String(errorCode ?? error) }',
    without: 'String(errorCode ?? error) + String(failure) }',
    test: { file: traces, title: 'says by which class or code, and not with which words' },
  },
  {
    fault: 44,
    what: 'A parameter that stands twice is refused.',
    file: 'gateway/calls/input/input.ts',
    source: '  if (text === undefined || given.length > 1) return undefined;',
    without: '  if (text === undefined) return undefined;',
    test: { file: 'gateway/gateway.test.ts', title: 'refuses parameters that a call does not declare' },
  },
  {
    fault: 44,
    what: 'A parameter that no call declares is refused.',
    file: 'gateway/calls/input/input.ts',
    source: "      problems.push(problem(name, 'unknown-field', 'This call has no such parameter.'));",
    without: '      continue;',
    test: { file: 'gateway/gateway.test.ts', title: 'refuses parameters that a call does not declare' },
  },
  {
    fault: 44,
    what: 'A name that stands twice in a body is refused.',
    file: 'engine/core/json/strict-json.ts',
    source: '  if (names !== namesWritten(text))',
    without: '  if (names > namesWritten(text))',
    test: { file: 'gateway/calls/input/body.test.ts', title: 'are refused with 400 and a sentence' },
  },
  {
    fault: 45,
    what: 'Fields that the user may not change keep their value.',
    file: 'gateway/records/saving/save.ts',
    source:
      '  const open = await budget.run(keepLockedFields(call, { kind, sent: write.content, stored, writes }));',
    without: '  const open = { content: write.content, kept: [] };',
    test: { file: fields, title: 'keep their stored value when somebody saves' },
  },
  {
    fault: 45,
    what: 'A record stays with what it belongs to.',
    file: 'gateway/records/saving/save.ts',
    source: '  refuseMove(kind, before.subject, sent);',
    without: '',
    test: { ...saves, title: 'leaves a record with what it belongs to' },
  },
  {
    fault: 45,
    what: 'Who did it is the gateway’s to say.',
    file: 'gateway/records/store-content.ts',
    source: '    performedBy: performerOf(call.user),',
    without: '',
    test: { ...saves, title: 'takes nothing from a client that is not its to say' },
  },
  {
    fault: 46,
    what: 'A record goes to organizations of the user alone.',
    file: 'gateway/records/owner.ts',
    source: 'organization !== null && user.organizations.includes(organization)',
    without: 'organization !== null && user.organizations.length > 0',
    test: { ...saves, title: 'hands a record over only between organizations of the user' },
  },
  {
    fault: 47,
    what: 'A save that breaks a rule is refused by the gateway, whatever the page did.',
    file: 'gateway/records/store-content.ts',
    source: '  if (problems.length > 0) throw invalid(problems);',
    without: '',
    test: { file: patientCalls, title: 'take no change of an enrollment in a project that has ended' },
  },
  {
    fault: 48,
    what: 'The discharge is kept for somebody without the permission.',
    file: 'gateway/records/field-access.ts',
    source: '  return { content: draft.value, kept };',
    without: '  return { content: sent, kept };',
    test: { file: patientCalls, title: 'keep the discharge as it was for somebody without the permission' },
  },
  {
    fault: 45,
    what: 'Every call asks what its user may.',
    file: 'gateway/calls/answer-allowed.ts',
    source: '  return isAllowed(product, access, { user, now: now.toISOString(), today });',
    without: '  return isAllowed(product, undefined, { user, now: now.toISOString(), today });',
    test: {
      file: 'tests/product/calls.test.ts',
      title: 'let four roles read patients, and three of them write',
    },
  },
  {
    fault: 50,
    what: 'Of users who read at once, each sees what is of their own organizations.',
    file: 'gateway/records/audit/recorded-reads.ts',
    source: `const own = 'r.organization = any(requested.organizations)';`,
    without: `const own = 'true';`,
    test: {
      file: 'gateway/records/audit/audit.test.ts',
      title: 'each of which finds what its own reader may see',
    },
  },
  {
    fault: 50,
    what: 'Reads at the same moment are answered together only where they are of the same types.',
    file: 'gateway/records/audit/recorded-reads.ts',
    source: "[by.statement.name, ...by.types].join(' ')",
    without: 'by.statement.name',
    test: { file: 'tests/product/reads-of-types.test.ts', title: 'finds a record of each type' },
  },
  {
    fault: 50,
    what: 'A user of one organization sees no patient of another.',
    file: 'gateway/store/kinds/organization-scope.ts',
    source: 'const own = `r.organization = any(${use(scope.organizations)}::text[])`;',
    without: 'const own = `(true or r.organization = any(${use(scope.organizations)}::text[]))`;',
    test: { ...reach, title: 'lists only what belongs to the organizations of the user' },
  },
  {
    fault: 51,
    what: 'No call is answered before the terms of use are accepted.',
    file: 'gateway/calls/answer-allowed.ts',
    source: `    await measured('rights', () => incoming.gate(passing));`,
    without: '',
    test: { file: 'tests/product/terms-of-use.test.ts', title: 'keep everybody from every other call' },
  },
  {
    fault: 51,
    what: 'Nor is one of a product that is handed over.',
    file: 'features/platform/server/product.ts',
    source: '      gate: requireAcceptance,',
    without: '      gate: async () => undefined,',
    test: { file: 'tests/gateway/handed-product.test.ts', title: 'keeps everybody from its calls' },
  },
  {
    fault: 52,
    what: 'An entered id is looked for within the organizations of the user.',
    file: 'gateway/records/unique.ts',
    source: `'and organization = any($5::text[])'`,
    without: `'and ($5::text[] is null or true)'`,
    test: { file: patientCalls, title: 'say nothing of patients elsewhere when an id is checked' },
  },
  {
    fault: 52,
    what: 'A new record takes no id that could be guessed.',
    file: 'gateway/records/meta.ts',
    source: "  if (typeof id === 'string' && chosenId.test(id)) return id;",
    without: "  if (typeof id === 'string') return id;",
    test: { ...saves, title: 'takes no id that could be guessed' },
  },
  {
    fault: 45,
    what: 'A retired value comes into no record, whatever the client offers.',
    file: 'gateway/records/check.ts',
    source: '...repeatedKeys(check), ...retired]',
    without: '...repeatedKeys(check)]',
    test: {
      file: 'gateway/records/check.test.ts',
      title: 'are refused where they are new in a record',
    },
  },
  {
    fault: 15,
    what: 'The scope of one unique value loosens no other one.',
    file: 'engine/core/product/unique-keys.ts',
    source: "    if (typeof key !== 'string') return key;",
    without: "    if (typeof key !== 'string') return { at: key.at };",
    test: { file: 'gateway/records/unique.test.ts', title: 'holds each key within its own scope' },
  },
  {
    fault: 52,
    what: 'A unique value is unique within its organization.',
    file: 'gateway/records/unique.ts',
    source: '[kind.type, claimPath(key), organization ?? nobody, value, id]',
    without: '[kind.type, claimPath(key), nobody, value, id]',
    test: { ...reach, title: 'tells by no value that must be unique' },
  },
  {
    fault: 43,
    what: 'What belongs to a patient who moves is found by the new organization alone.',
    file: 'gateway/records/transfer.ts',
    source: `    await moveProjections(tx, belonging);`,
    without: ``,
    test: {
      file: 'tests/contract/open-api.test.ts',
      title: 'takes along what belongs to them, in every table',
    },
  },
  {
    fault: 43,
    what: 'A row of a search leaves the organization that its record has left.',
    file: 'gateway/search/table/rows.ts',
    source: `removeRows(tx, plan, { organization: from, ids })`,
    without: `removeRows(tx, plan, { organization: to, ids })`,
    test: {
      file: 'gateway/search/table/rows.test.ts',
      title: 'is what would be counted anew',
      on: 'PostgreSQL',
    },
  },
  {
    fault: 43,
    what: 'A version of the schemas that runs beside removes the rows of records that went elsewhere.',
    file: 'gateway/versions/projections/search-projection.ts',
    source: `  await removeGone(tx, plan, { ids, present });`,
    without: '',
    test: {
      file: 'gateway/versions/projections/projections.test.ts',
      title: 'shows in each of two versions what is saved in the other',
      on: 'PostgreSQL',
    },
  },
  {
    fault: 23,
    what: 'Every gateway forgets what records that were brought in together have made untrue.',
    file: 'gateway/records/write.ts',
    source: '    noteChange(tx, kind);\n    if (',
    without: '    if (',
    test: {
      file: 'gateway/store/memory/memory.test.ts',
      title: 'is not trusted once somebody who was unknown is brought in',
    },
  },
  {
    fault: 43,
    what: 'What belongs to a record that went to another organization in a batch is stored there.',
    file: 'gateway/intake/load/relatives.ts',
    source: `    if (kind.children.length > 0) this.#owners.clear();`,
    without: '',
    test: { file: 'gateway/intake/load/loader.test.ts', title: 'leaves of a batch what it leaves' },
  },
  {
    fault: 43,
    what: 'A record that may no longer be seen does not stay on show.',
    file: 'engine/react/screen/use-loaded-record.ts',
    source: `isGone(error) || id === undefined`,
    without: `id === undefined`,
    test: {
      file: 'engine/react/screen/ScreenView.test.tsx',
      title: 'shows nothing more of a record that may no longer be seen',
    },
  },
  {
    fault: 43,
    what: 'A refused save shows nothing of a record that its sender may not see.',
    file: 'gateway/calls/answer-allowed.ts',
    source: 'return kind && visibleRecord(checkedCall, kind, current);',
    without: 'return kind && current;',
    test: {
      file: 'gateway/records/field-access.test.ts',
      title: 'are in no answer of a refused save either',
    },
  },
  {
    fault: 43,
    what: 'What somebody may not see collides with nothing that they save.',
    file: 'gateway/records/saving/save.ts',
    source: 'const hidden = hiddenPaths(call, kind, current);',
    without: 'const hidden = hiddenPaths(call, kind, current).slice(0, 0);',
    test: {
      file: 'gateway/records/field-access.test.ts',
      title: 'are in no answer of a refused save either',
    },
  },
];
