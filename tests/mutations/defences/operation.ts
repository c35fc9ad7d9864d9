import type { Defence } from '../defence.ts';

const limited = 'gateway/store/limited.test.ts';

/** What an operator relies on: statements that end, settings that are refused, and alarms. */
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
];
