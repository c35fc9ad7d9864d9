import type { Defence } from '../defence.ts';

const config = 'gateway/config.test.ts';
const limited = 'gateway/store/limited.test.ts';

/** Guarantees to an operator: statements that end, settings that are refused, and alarms. */
export const operation: readonly Defence[] = [
  {
    fault: 200,
    what: 'A statement that no request waits for is ended after a while.',
    file: 'gateway/store/pg-database.ts',
    source: '`statement_timeout = ${milliseconds}`,',
    without: '',
    test: { file: limited, title: 'is ended by the server once a statement' },
  },
  {
    fault: 200,
    what: 'A statement ends with the process that asked for it.',
    file: 'gateway/store/pg-database.ts',
    source: "'client_connection_check_interval = 2000',",
    without: '',
    test: { file: limited, title: 'leaves no statement behind when its process is killed' },
  },
  {
    fault: 200,
    what: 'A code system is completed in steps whose number follows its size.',
    file: 'gateway/catalogues/store-concepts.ts',
    source: `    except select jsonb_array_elements_text($3::jsonb)
  ) gone where catalogue = $1 and edition = $2 and concept.code = gone.code\``,
    without: `  ) gone where catalogue = $1 and edition = $2 and concept.code = gone.code
  and not exists (select 1 from jsonb_array_elements_text($3::jsonb) as kept(code) where kept.code = concept.code)\``,
    test: { file: 'gateway/catalogues/store-concepts.test.ts', title: 'is completed in steps' },
  },
  {
    fault: 200,
    what: 'What is said at one address of the database is heard at the other.',
    file: 'gateway/store/store.ts',
    source: '    if (listenUrl !== undefined) await checkListening(database);\n',
    without: '',
    test: { file: 'gateway/store/check-listening.test.ts', title: 'is refused where it is that of another' },
  },
  {
    fault: 200,
    what: 'A provider that calls itself otherwise is refused at the start.',
    file: 'gateway/identity/outside-identity.ts',
    source: '  if (other !== undefined)\n',
    without: '  if (other !== undefined && issuer === "")\n',
    test: { file: 'gateway/identity/outside-identity.test.ts', title: 'is refused at the start' },
  },
  {
    fault: 200,
    what: 'A backup is not overwritten.',
    file: 'tools/cli/backup/backup-command.ts',
    source: '  if (!existsSync(file)) return;\n',
    without: '  if (file !== "") return;\n',
    test: { file: 'tools/cli/backup/backup-command.test.ts', title: 'overwrite no file that is there' },
  },
  {
    fault: 200,
    what: 'A token of the metrics can not be guessed.',
    file: 'gateway/config.ts',
    source: '  if (value.length >= 16) return value;\n',
    without: '  if (value.length >= 1) return value;\n',
    test: { file: config, title: 'which setting makes no sense' },
  },
  {
    fault: 200,
    what: 'A scanner that is missing is found out at the start.',
    file: 'gateway/config.ts',
    source: '  if (paths.some(isProgram)) return [program, ...words];\n',
    without: '  if (paths.length > 0) return [program, ...words];\n',
    test: { file: config, title: 'which setting makes no sense' },
  },
  {
    fault: 200,
    what: 'What fails while the database is away is not written line by line.',
    file: 'gateway/monitoring/outages.ts',
    source:
      "    if (fields['isOutage'] !== true || database === undefined) return log[level](event, fields);\n",
    without:
      "    if (fields['isOutage'] !== 'away' || database === undefined) return log[level](event, fields);\n",
    test: { file: 'gateway/monitoring/outages.test.ts', title: 'is one line, and another when it is back' },
  },
  {
    fault: 200,
    what: 'A connection that broke is not held back while the database answers.',
    file: 'gateway/monitoring/outages.ts',
    source: '    if (await isThere(asked)) return letGo();\n',
    without: '    if (await isThere(asked)) return suppress();\n',
    test: { file: 'gateway/monitoring/outages.test.ts', title: 'is not made of one connection that broke' },
  },
  {
    fault: 200,
    what: 'Metrics are answered while the database is away.',
    file: 'gateway/monitoring/metrics.ts',
    source: '        () => 1,\n        () => 0,\n',
    without: '        () => 1,\n',
    test: {
      file: 'gateway/monitoring/monitoring-files.test.ts',
      title: 'are raised while the database is away',
    },
  },
  {
    fault: 208,
    what: 'A release whose schemas are not served says so at the start.',
    file: 'gateway/versions/follow-published.ts',
    source: 'if (files.length === 0) return;',
    without: 'if (files.length >= 0) return;',
    test: {
      file: 'tests/product/studio-publishing.test.ts',
      title:
        'of an earlier release is served with the Studio of this one, and goes on being changed or is taken back',
    },
  },
  {
    fault: 208,
    what: 'An invitation waits for a mail server that is away, and is not lost.',
    file: 'features/invitation/server/invite.ts',
    source: 'if (error.isPassing) return true;',
    without: '',
    test: {
      file: 'tests/product/patient-calls.test.ts',
      title: 'leave an invitation waiting while the mail server is away, say so, and send it once it is back',
    },
  },
  {
    fault: 208,
    what: 'Who went back to the release is served the next one.',
    file: 'gateway/versions/wanted-version.ts',
    source: 'if (last.release === own) return { hash: last.hash, last };',
    without: 'return { hash: last.hash, last };',
    test: {
      file: 'tests/publishing/upgrade.test.ts',
      title: 'is served where somebody went back to the release',
    },
  },
  {
    fault: 208,
    what: 'The next release reads what was stored by what was published before somebody went back.',
    file: 'gateway/versions/wanted-version.ts',
    source: 'const { texts } = await versions.wayBack(former, versions.release);',
    without: 'const { texts } = { ...(former && {}), texts: versions.release };',
    test: { file: 'tests/publishing/upgrade.test.ts', title: 'reads the records of a renaming' },
  },
  {
    fault: 208,
    what: 'What was published says nothing of a demonstration to real people either.',
    file: 'gateway/gateway.ts',
    source: 'seal: (product) => asMeant(withSealed(product, release, features.sealedNames)),',
    without: 'seal: (product) => withSealed(product, release, features.sealedNames),',
    test: { file: 'tests/product/real-people.test.ts', title: 'under none of a gateway for real people' },
  },
];
