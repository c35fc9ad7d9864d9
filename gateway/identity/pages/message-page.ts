import { html } from './html.ts';
import { renderPage } from './layout.ts';

export interface MessagePageOptions {
  readonly productTitle: string;
  readonly title: string;
  readonly message: string;
  /** URL of the link back to the product. */
  readonly home: string;
}

/** Renders a message, with a link back to the product. */
export function renderMessagePage({ productTitle, title, message, home }: MessagePageOptions): string {
  const body = html`<h1>${title}</h1>
<p>${message}</p>
<p><a class="button" href="${home}">Back to ${productTitle}</a></p>`;
  return renderPage({ productTitle, title, body });
}
