import Markdown from 'markdown-to-jsx/react';

/** Terms as they were written, in Markdown. Tags that somebody wrote into them are shown as text and do nothing. */
export function TermsText({ content }: { readonly content: string }) {
  return (
    <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, wrapper: 'div' }}>{content}</Markdown>
  );
}
