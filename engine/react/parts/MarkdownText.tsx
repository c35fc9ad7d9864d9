import Markdown from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';

interface Element {
  readonly children?: ReactNode;
}

/** Headings stand below that of the dialog or page; a link opens beside it, so that nothing typed is lost. */
const overrides = {
  h1: ({ children }: Element) => <h3>{children}</h3>,
  h2: ({ children }: Element) => <h4>{children}</h4>,
  h3: ({ children }: Element) => <h5>{children}</h5>,
  a: ({ children, href }: Element & { readonly href?: string }) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ),
};

/** A text in Markdown. Tags that somebody wrote into it are shown as text and do nothing. */
export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <Markdown
      options={{
        disableParsingRawHTML: true,
        disableAutoLink: true,
        forceBlock: true,
        wrapper: 'div',
        overrides,
      }}
    >
      {text}
    </Markdown>
  );
}
