import { type Html, html } from './html.ts';

export interface PageFrame {
  readonly productTitle: string;
  /** Title of the page, followed by the product's title. */
  readonly title: string;
  readonly body: Html;
}

/** Path at which the stylesheet of the hosted pages is served, below the issuer's path. */
export const stylesheetPath = '/oidc/hosted.css';

/** Renders the frame of every hosted page: no script, no inline style. */
export function renderPage({ productTitle, title, body }: PageFrame): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${productTitle}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<main class="card">
<p class="product"><span class="mark" aria-hidden="true">${productTitle.slice(0, 1)}</span>${productTitle}</p>
${body}
</main>
</body>
</html>
`.text;
}
