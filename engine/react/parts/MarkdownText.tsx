import Markdown from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';

interface Element {
  readonly children?: ReactNode;
}

/**
 * Replacements for Markdown elements: headings get a level below the dialog's or page's, and links open a new tab, so
 * that no typed text is lost.
 */
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

/** Renders Markdown; HTML tags in it are shown as plain text. */
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
