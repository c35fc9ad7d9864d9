import type { Defence } from '../defence.ts';

const rights = 'tests/product/studio-rights.test.ts';
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
    source: '...gatewaysPatterns(kind.entity, stored)',
    without: '',
    test: { file: gatewayWrites, title: 'stays as it is stored whatever' },
  },
  {
    fault: 85,
    what: 'A gateway that is read-only reaches nobody outside.',
    file: 'gateway/calls/answer-allowed.ts',
    source: '(call.isWrite || reachesOutside(call))',
    without: 'call.isWrite',
    test: { file: 'tests/product/read-only-gateway.test.ts', title: 'refuses what' },
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
    what: 'A fax goes to the address of the operator, and nowhere else.',
    file: 'screens/features/faxes/gateway/http-fax-sender.ts',
    source: "redirect: 'error', signal",
    without: 'signal',
    test: {
      file: 'screens/features/faxes/gateway/http-fax-sender.test.ts',
      title: 'is sent nothing at the address that a redirect names',
    },
  },
];
