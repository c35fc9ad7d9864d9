import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { projectRoot } from '../../../tools/quality/process.ts';

/** Look of a page on paper, as shares from 0 to 1. */
export interface PageLook {
  /** Share of pixels of the page that are not white. */
  readonly ink: number;
  /** Share of pixels that are not white in the four millimeters along the edges, which printers leave blank. */
  readonly edgeInk: number;
}

/** Origin without a network, whose requests are answered here. */
const origin = 'https://pdf.test';
const html = `<!doctype html><title>PDF</title>
<script type="module">import * as pdfjs from '/pdf.mjs'; globalThis.pdfjs = pdfjs;</script>`;

/** Draws every page of a PDF in the browser, stores the pictures for inspection, and measures the pages. */
export async function lookAtPages(
  browser: Browser,
  content: Uint8Array,
  name: string,
): Promise<readonly PageLook[]> {
  const context = await browser.newContext();
  const library = await readFile(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'utf8');
  await context.route(`${origin}/*`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: library })
      : route.fulfill({ contentType: 'text/html', body: html }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const drawn = await page.evaluate(drawPages, Buffer.from(content).toString('base64'));
  await context.close();
  const folder = join(projectRoot, 'test-results', 'screens');
  mkdirSync(folder, { recursive: true });
  return drawn.map(({ picture, ...look }, index) => {
    writeFileSync(join(folder, `${name}-${index + 1}.png`), Buffer.from(picture, 'base64'));
    return look;
  });
}

interface DrawnPage extends PageLook {
  /** Picture of the page, as PNG in base64. */
  readonly picture: string;
}

/** Draws the pages; runs in the page, and therefore uses nothing from outside of this function. */
async function drawPages(base64: string): Promise<readonly DrawnPage[]> {
  const { pdfjs } = globalThis as unknown as { readonly pdfjs: typeof import('unpdf/pdfjs') };
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const pdf = await pdfjs.getDocument({ data }).promise;
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1.5 });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const canvasContext = canvas.getContext('2d');
    if (canvasContext === null) throw new Error('The browser draws nothing.');
    await page.render({ canvas, canvasContext, viewport }).promise;
    pages.push({ picture: canvas.toDataURL('image/png').split(',')[1] ?? '', ...lookOf(canvasContext) });
  }
  return pages;

  /**
   * Measures a drawn page at 1.5 pixels per point, so that four millimeters have 17 pixels; the fold marks begin after
   * these.
   */
  function lookOf(drawing: CanvasRenderingContext2D): PageLook {
    const { width, height } = drawing.canvas;
    const edge = 17;
    const { data: pixels } = drawing.getImageData(0, 0, width, height);
    const counts = { ink: 0, edgeInk: 0, edge: 0 };
    for (let place = 0; place < width * height; place += 1) {
      const [x, y] = [place % width, Math.floor(place / width)];
      const isEdge = Math.min(x, y, width - 1 - x, height - 1 - y) < edge;
      const isInk = Number((pixels[place * 4] ?? 255) < 200);
      counts.ink += isInk;
      counts.edge += Number(isEdge);
      if (isEdge) counts.edgeInk += isInk;
    }
    return { ink: counts.ink / (width * height), edgeInk: counts.edgeInk / counts.edge };
  }
}
