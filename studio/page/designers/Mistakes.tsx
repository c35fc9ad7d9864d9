/** Limit on mistakes listed; the others are counted. */
const mostListed = 20;

export interface MistakesProps {
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** Lists the problems of a file or a paste by line. */
export function Mistakes({ problems }: MistakesProps) {
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <p>{problems.length === 1 ? '1 mistake:' : `${problems.length} mistakes:`}</p>
      <ul>
        {problems.slice(0, mostListed).map(({ line, message }) => (
          <li key={`${line} ${message}`}>{`Line ${line}: ${message}`}</li>
        ))}
      </ul>
    </div>
  );
}
