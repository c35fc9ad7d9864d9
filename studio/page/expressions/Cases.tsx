import type { ExpressionCase, ExpressionTrial } from '../../../engine/core/protocol/expression-look.ts';
import { Button, Loading } from '../../../engine/react/index.ts';
import { keep } from './KeepExample.tsx';
import { type ExpressionSpot, useExpression } from './use-expression.ts';

interface CasesProps {
  readonly spot: ExpressionSpot;
  readonly source: string;
  readonly onTry: (trial: ExpressionTrial) => void;
}

/**
 * Lists every combination of an expression's conditions, and those mutations of the expression that no
 * example would detect.
 */
export function Cases({ spot, source, onTry }: CasesProps) {
  const { look } = useExpression(spot, { source, hasCases: true }) ?? {};
  if (look?.cases === undefined) return <Loading />;
  const { conditions, message, rows, hints } = look.cases;
  return (
    <section className="studio-cases" aria-label="All cases">
      {message !== undefined && <p className="en-help">{message}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page scrolls by keys
        <section className="studio-table" aria-label="Table of the cases" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {conditions.map((condition) => (
                  <th key={condition} scope="col">
                    {condition}
                  </th>
                ))}
                <th scope="col">Result</th>
                <th scope="col">Record</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <CaseRow key={row.holds.join()} {...{ row, onTry }} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {hints.length > 0 && (
        <ul className="studio-hints" aria-label="What no example would notice">
          {hints.map((hint) => (
            <li key={hint.message}>
              <p>{hint.message}</p>
              <div className="studio-actions">
                <Button look="quiet" onClick={() => onTry(hint.trial)}>
                  Try the record
                </Button>
                <Button look="quiet" onClick={() => void keep(spot, hint.trial, titleOf(hint.trial))}>
                  Keep as example
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CaseRow({ row, onTry }: { readonly row: ExpressionCase } & Pick<CasesProps, 'onTry'>) {
  const { holds, result, trial, impossible } = row;
  return (
    <tr className={trial === undefined ? 'studio-impossible' : undefined}>
      {holds.map((isSo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its column
        <td key={index}>{isSo ? 'yes' : 'no'}</td>
      ))}
      <td>{result ?? '–'}</td>
      <td>
        {trial === undefined ? (
          impossible
        ) : (
          <Button look="quiet" onClick={() => onTry(trial)}>
            Try it
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Builds a title from the differences to the sample, as a default that users may improve. */
function titleOf({ values }: ExpressionTrial): string {
  const parts = Object.entries(values).map(([at, value]) => {
    const field = at.slice(at.lastIndexOf('/') + 1);
    if (value === null) return `no ${field}`;
    return `${field} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  });
  return `With ${parts.join(', ')}`.slice(0, 200);
}
