import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkdownText } from './MarkdownText.tsx';

it.each([
  ['<img src="x" onerror="alert(1)">', 'img'],
  ['<iframe src="https://elsewhere.test"></iframe>', 'iframe'],
  ['<b onclick="alert(1)">bold</b>', 'b'],
  ['<style>body { display: none }</style>', 'style'],
])('a tag in a text is shown as text: %s', (text, tag) => {
  const { container } = render(<MarkdownText text={`Before ${text} after`} />);
  expect(container.querySelector(tag)).toBeNull();
  expect(screen.getByText(/Before/).textContent).toContain(`<${tag}`);
});
