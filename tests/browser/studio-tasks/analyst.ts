import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, hasFocus, keysOf } from './hands.ts';

/** Actions of an analyst in the Studio, by pointer or by keys. */
export interface Analyst {
  readonly page: Page;
  readonly hand: Hand;
  /** Opens a file by its name and kind, such as `allergy.rules`. */
  readonly open: (file: string) => Promise<void>;
  /** Opens parts of the open panel, one inside the other: a member by its name, a row by its words. */
  readonly into: (...parts: readonly (string | { readonly row: string })[]) => Promise<void>;
  readonly view: (name: string) => Promise<void>;
  readonly button: (name: string | RegExp) => Promise<void>;
  /** Runs a command with parameters by the labels of its inputs: texts, and choices from lists. */
  readonly command: (title: string, texts: Values, choices?: Values) => Promise<void>;
  /** Fills in inputs of the panel by their labels. */
  readonly fill: (values: Readonly<Record<string, string>>) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  /** Adds a part that the panel offers; an entry also gets a name. */
  readonly add: (offer: string, name?: string) => Promise<void>;
  /** Writes an expression of the panel. */
  readonly express: (label: string, source: string) => Promise<void>;
  /** Opens a folded section, such as the further members that a panel can set. */
  readonly unfold: (summary: RegExp) => Promise<void>;
  /** Moves a field in the form designer to the left of another one. */
  readonly placeBeside: (field: string, other: string) => Promise<void>;
  /** Adds a column for a field to the table designer, beside another one. */
  readonly addColumn: (field: string, other: string) => Promise<void>;
  /** Presses the corrections that the compiler proposes, and waits until no problem is left. */
  readonly problem: (name: string | RegExp) => Promise<void>;
  /** Enters the missing text of a language in the list of words, and opens the place that uses it. */
  readonly translate: (place: RegExp, text: string) => Promise<void>;
  readonly newFile: () => Promise<void>;
  /** Imports a file; the labels of the lists choose where its records go. */
  readonly importForm: (path: string, choices: Values) => Promise<void>;
}

type Values = Readonly<Record<string, string>>;

/** Limit above the time that a draft with many changes takes to compile on a busy machine. */
export const patience = { timeout: 150_000 };

export function analystAt(page: Page, hand: Hand): Analyst {
  const view = page.locator('.studio-view');
  const input = (label: string): Locator =>
    view
      .getByRole('textbox', { name: labelled(label) })
      .or(view.getByRole('spinbutton', { name: labelled(label) }))
      .first();
  return {
    page,
    hand,
    async open(file) {
      const files = page.getByRole('navigation', { name: 'Files' });
      const search = files.getByRole('searchbox');
      const list = page.getByRole('button', { name: 'Files', exact: true });
      await list.waitFor(patience);
      if (hand.name === 'keys') {
        await page.keyboard.press('ControlOrMeta+k');
        await page.keyboard.insertText(file);
        await page.keyboard.press('Enter');
      } else {
        if ((await list.getAttribute('aria-expanded')) === 'false') await hand.press(list);
        await hand.write(search, file);
        await hand.press(files.locator(`[data-file$="/${file}.json"]`));
      }
      // Waits for the file itself, since its address is there before the page shows it.
      await page.locator(`.studio-main[data-file$="/${file}.json"]`).waitFor(patience);
      // Leaves the view in which the last file of this kind was opened, as an analyst does who looks for an input.
      const panel = page.getByRole('tab', { name: /^Panel/ });
      if ((await panel.getAttribute('aria-selected')) !== 'true') await hand.openTab(panel);
      await page.locator(`.studio-crumbs[data-file$="/${file}.json"]`).waitFor(patience);
    },
    async into(...parts) {
      for (const part of parts) {
        const link =
          typeof part === 'string'
            ? view.locator(`.studio-link[data-token="${part}"]`)
            : view.locator('.studio-link', { hasText: `: ${part.row}` });
        const token = await link.getAttribute('data-token');
        await hand.press(link);
        await page.locator(`.studio-crumb[data-step="${token}"]:last-child`).waitFor(patience);
      }
    },
    view: (name) => hand.openTab(page.getByRole('tab', { name: new RegExp(`^${name}`) })),
    button: (name) => hand.press(view.getByRole('button', { name, exact: typeof name === 'string' }).first()),
    async command(title, texts, choices = {}) {
      await hand.press(view.getByRole('button', { name: title, exact: true }));
      const region = view.getByRole('region', { name: title, exact: true });
      for (const [label, text] of Object.entries(texts))
        await hand.write(region.getByRole('textbox', { name: labelled(label) }), text);
      for (const [label, option] of Object.entries(choices))
        await hand.choose(region.getByRole('combobox', { name: labelled(label) }), option);
      await hand.press(region.getByRole('button').last());
      await region.waitFor({ state: 'detached', ...patience });
    },
    async fill(values) {
      for (const [label, text] of Object.entries(values)) await hand.write(input(label), text);
    },
    choose: (label, option) => hand.choose(view.getByRole('combobox', { name: label }).first(), option),
    async add(offer, name) {
      const offers = view
        .locator('.studio-offers')
        .filter({ has: page.getByRole('button', { name: /^Add/ }) });
      const choice = offers.getByRole('combobox', { name: 'Add' });
      if ((await choice.count()) > 0) await hand.choose(choice, offer);
      if (name !== undefined) await hand.write(offers.getByRole('textbox', { name: 'Name' }), name);
      await hand.press(offers.getByRole('button', { name: /^Add/ }));
    },
    async express(label, source) {
      const field = view.getByRole('textbox', { name: label, exact: true });
      const asText = view.locator('.studio-expression', { has: page.getByText(label, { exact: true }) });
      const turn = asText.getByRole('button', { name: 'As text' });
      await field.or(turn).first().waitFor(patience);
      if (!(await field.isVisible())) await hand.press(turn);
      await hand.write(field, source);
    },
    unfold: (summary) => hand.press(view.locator('summary', { hasText: summary })),
    async placeBeside(field, other) {
      const frame = (name: string) => view.getByRole('button', { name, exact: true });
      await frame(field).waitFor(patience);
      if (hand.drag !== undefined) await hand.drag(frame(field), frame(other), 'left');
      else await keyInto(page, { frame, field, other });
    },
    async addColumn(field, other) {
      const strip = view.getByRole('list', { name: 'Columns' });
      const unused = view.locator('[data-drag]', { hasText: field }).last();
      await strip.getByRole('button', { name: other }).waitFor(patience);
      if (hand.drag !== undefined)
        await hand.drag(unused, strip.getByRole('button', { name: other }), 'right');
      else {
        await hand.press(strip.getByRole('button', { name: other }));
        await hand.press(unused);
      }
      await strip.getByRole('button', { name: field }).waitFor(patience);
    },
    async problem(name) {
      const problems = page.getByRole('region', { name: 'Problems' });
      await hand.press(problems.getByRole('button', { name }).first());
      await expect.poll(() => problems.allInnerTexts(), patience).toEqual([]);
    },
    async translate(place, text) {
      await hand.choose(view.getByRole('combobox', { name: 'Only' }), 'Untranslated');
      await hand.write(view.getByRole('textbox', { name: place }), text);
      await hand.press(view.getByRole('button', { name: place }));
    },
    async newFile() {
      await hand.press(page.getByRole('button', { name: 'New file' }));
      await view.getByRole('region', { name: 'New file' }).waitFor();
    },
    async importForm(path, choices) {
      const region = view.getByRole('region', { name: 'Import a form' });
      await hand.give(region.getByLabel('File'), path);
      for (const [label, option] of Object.entries(choices))
        await hand.choose(region.getByRole('combobox', { name: label }), option);
      await hand.press(region.getByRole('button', { name: 'Add to the draft' }));
      await region.waitFor({ state: 'detached', ...patience });
    },
  };
}

/** Matches the label of a field; a required field has a mark behind it. */
const labelled = (label: string) => new RegExp(`^${label}( ?\\*| required)?$`, 'i');

interface Frames {
  readonly frame: (name: string) => Locator;
  readonly field: string;
  readonly other: string;
}

/** Limit on the steps by which a field in a row of its own passes the fields of the row above. */
const mostSteps = 4;

/**
 * Moves a field before another one by keys. The field is alone in the row below; each step to the left takes it into
 * the row above, then past one field.
 */
async function keyInto(page: Page, { frame, field, other }: Frames): Promise<void> {
  await keysOf(page).press(frame(field));
  const isBefore = async () => {
    const [one, two] = [await frame(field).boundingBox(), await frame(other).boundingBox()];
    return one !== null && two !== null && one.y === two.y && one.x < two.x;
  };
  const design = page.locator('.studio-design');
  for (let step = 0; step < mostSteps && !(await isBefore()); step += 1) {
    const before = await design.locator('[data-drop]').evaluateAll(placesOf);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect
      .poll(() => design.locator('[data-drop]').evaluateAll(placesOf), patience)
      .not.toEqual(before);
    await expect.poll(() => hasFocus(frame(field)), patience).toBe(true);
  }
}

/** Reads the position of each element as text; runs in the page. */
function placesOf(frames: readonly Element[]): readonly string[] {
  return frames.map((frame) => {
    const { x, y } = frame.getBoundingClientRect();
    return `${frame.getAttribute('data-drop')} ${x} ${y}`;
  });
}
