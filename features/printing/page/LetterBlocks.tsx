import type { ComposedBlock } from '../../../engine/core/documents/composed.ts';

type BlockOf<Kind> = Extract<ComposedBlock, { readonly kind: Kind }>;

/** Shows the blocks of a printed document, keyed by index, since blocks are only ever replaced together. */
export function LetterBlocks({ blocks }: { readonly blocks: readonly ComposedBlock[] }) {
  return keyed(blocks).map(([key, block]) => <Block key={key} block={block} />);
}

function Block({ block }: { readonly block: ComposedBlock }) {
  switch (block.kind) {
    case 'heading':
      // Lowers the heading levels, as the page has headings of its own above.
      return block.level === 1 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
    case 'text':
      return <p className={`letter-${block.style}`}>{block.text}</p>;
    case 'lines':
      return <Lines items={block.items} />;
    case 'list':
    case 'choices':
      return (
        <ul className={`letter-${block.kind}`}>
          {keyed(block.items).map(([key, item]) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <Table block={block} />;
    case 'letterhead':
      return <Letterhead block={block} />;
    case 'signature':
      return (
        <div>
          <p>{block.closing}</p>
          <div className="letter-signature" />
          <Lines items={block.items} />
        </div>
      );
    case 'write':
      return <p className="letter-write">{block.text}</p>;
    case 'break':
      return <hr />;
    case 'whole':
      return <LetterBlocks blocks={block.blocks} />;
  }
}

function Letterhead({ block: { sender, recipient, details } }: { readonly block: BlockOf<'letterhead'> }) {
  return (
    <header>
      <div className="letter-sender">
        <Lines items={sender} />
      </div>
      <div className="letter-address">
        <Lines items={recipient} />
        <div>
          {keyed(details).map(([key, { text, isStrong }]) => (
            <div key={key} className={isStrong ? 'letter-strong' : undefined}>
              {text}
            </div>
          ))}
        </div>
      </div>
    </header>
  );
}

function Lines({ items }: { readonly items: readonly string[] }) {
  return (
    <div>
      {keyed(items).map(([key, item]) => (
        <div key={key}>{item}</div>
      ))}
    </div>
  );
}

function Table({ block: { columns, rows } }: { readonly block: BlockOf<'table'> }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(([key, row]) => (
          <tr key={key}>
            {keyed(row).map(([cellKey, cell]) => (
              <td key={cellKey}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Pairs each item with its index as a key. */
function keyed<Item>(items: readonly Item[]): readonly (readonly [string, Item])[] {
  return items.map((item, index) => [String(index), item]);
}
