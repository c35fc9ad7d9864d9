import type { Defence } from '../defence.ts';

const rights = 'tests/product/studio-rights.test.ts';
const readOnly = 'tests/product/read-only-gateway.test.ts';
const gatewayWrites = 'tests/product/written-by-gateway.test.ts';

/** Fault 85: who may do what changes by what does not say so. */
export const rightsOfVersions: readonly Defence[] = [
  {
    fault: 85,
    what: 'Rights are compared when somebody publishes alone.',
    file: 'screens/features/studio/gateway/publishable-change.ts',
    source: 'risk: withRights(bench.risk(merged), rights) };',
    without: 'risk: bench.risk(merged) };',
    test: { file: rights, title: 'gives nobody more' },
  },
  {
    fault: 85,
    what: 'Rights are compared when an earlier version is served again.',
    file: 'screens/features/studio/gateway/earlier-version.ts',
    source: 'requireSameRights(await compareRights(call, versions, { before, next }));',
    without: 'await compareRights(call, versions, { before, next });',
    test: { file: rights, title: 'serves no version again that shows a field' },
  },
  {
    fault: 85,
    what: 'What is prepared and not published is not read by, where it changes rights.',
    file: 'gateway/versions/follow-published.ts',
    source: 'if (differingRights(served.product, reading).length > 0) return;',
    without: '',
    test: { file: rights, title: 'changes no role by sending a draft' },
  },
  {
    fault: 85,
    what: 'Histories are written by the gateway alone.',
    file: 'gateway/records/field-access.ts',
    source: 'gatewaysPatterns(kind.entity, stored).filter((pattern) => !writes.includes(pattern))',
    without: '[]',
    test: { file: gatewayWrites, title: 'stays as it is stored whatever' },
  },
  {
    fault: 85,
    what: 'Withdrawals of a review are those that are stored, and one more.',
    file: 'screens/features/reviews/gateway/review-save.ts',
    source: 'unpublishes: [...jsonItems(before.unpublishes), { ...by, ...reason }],',
    without: 'unpublishes: [...jsonItems(sent.unpublishes), { ...by, ...reason }],',
    test: { file: 'tests/product/review-calls.test.ts', title: 'forgets no withdrawal' },
  },
  {
    fault: 85,
    what: 'Who has scheduled a call stays, whatever a whole record says.',
    file: 'schemas/scheduled-interaction/scheduled-interaction.schema.json',
    source: '"user": { "x-written-by": "gateway-once-stored", ',
    without: '"user": { ',
    test: { file: 'tests/contract/written-by-gateway.test.ts', title: 'at places that no form offers' },
  },
  {
    fault: 85,
    what: 'What says that it changes something is refused by a gateway that is read-only.',
    file: 'gateway/calls/answer-allowed.ts',
    source: '  if (isHeldToReading && isWritingCall(call.contract, method)) throw readOnly();\n',
    without: '',
    test: { file: readOnly, title: 'studio/publish' },
  },
  {
    fault: 85,
    what: 'Whatever a call says of itself, it is given a database that takes no change.',
    file: 'gateway/calls/answer-allowed.ts',
    source: 'isHeldToReading ? { ...incoming, database: readOnlyDatabase(database) } : incoming',
    without: 'incoming',
    test: { file: readOnly, title: 'refuses a GET that' },
  },
  {
    fault: 85,
    what: 'A gateway that is read-only mails nobody.',
    file: 'screens/features/gateway/held-services.ts',
    source: '    sendMail: refuse,\n',
    without: '',
    test: { file: readOnly, title: 'mails, faxes and writes no file' },
  },
  {
    fault: 85,
    what: 'A database that is read-only takes no change, whoever makes it.',
    file: 'gateway/store/read-only.ts',
    source: "        await tx.query('set transaction read only');\n",
    without: '',
    test: { file: 'gateway/store/read-only.test.ts', title: 'holds every statement to reading' },
  },
  {
    fault: 85,
    what: 'Where no standby keeps up, the primary is held to reading too.',
    file: 'gateway/store/read-only.ts',
    source: 'asked.server === undefined ? held : silent(asked)',
    without: 'silent(asked)',
    test: { file: 'gateway/store/read-only.test.ts', title: 'holds what a standby would have answered' },
  },
  {
    fault: 85,
    what: 'A file that was printed is fetched from a gateway that is read-only.',
    file: 'screens/features/printing/gateway/printed-document.ts',
    source: '  isPossibleReadOnly: true,\n',
    without: '',
    test: { file: 'tests/contract/read-only.test.ts', title: 'of a gateway that is read-only' },
  },
  {
    fault: 85,
    what: 'A fax goes to the address of the operator, and nowhere else.',
    file: 'screens/features/faxes/gateway/http-fax-sender.ts',
    source: "redirect: 'error', signal",
    without: 'signal',
    test: {
      file: 'screens/features/faxes/gateway/http-fax-sender.test.ts',
      title: 'is sent nothing at the address that a redirect names',
    },
  },
  {
    fault: 85,
    what: 'The answer of a service is read up to its limit.',
    file: 'screens/features/proxy/gateway/proxy.ts',
    source: '    if (size > largestAnswer) throw away();\n',
    without: '',
    test: { file: 'screens/features/proxy/gateway/proxy.test.ts', title: 'reads no more of an answer' },
  },
];
