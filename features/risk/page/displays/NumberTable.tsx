export interface NumberTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [string, ...(readonly string[])])[];
}

/** Shows the numbers of a drawing. */
export function NumberTable({ caption, head, rows }: NumberTableProps) {
  return (
    <table>
      <caption className="en-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
