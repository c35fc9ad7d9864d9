import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import allergyExamples from '../../schemas/allergy/allergy.examples.json' with { type: 'json' };
import { launchBrowser } from './harness/chromium.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';
import { keysOf, pointerOf } from './studio-tasks/hands.ts';

/** Generous limit, since compiling and following take a second or two, and longer on a busy machine. */
const patience = { timeout: 60_000 };

let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;
let analyst: User;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-studio-'));
  cpSync(inject('firstData'), dataDirectory, { recursive: true });
  product = await startProduct({ command: 'start', dataDirectory, values: { STUDIO: 'publish' } });
  browser = await launchBrowser();
  analyst = await openUser(browser, product.url);
  await signIn(analyst.page, 'clinical', '/studio');
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** Drags onto an element and drops before the page can render in between, as on a busy machine. */
async function dropAtOnce(page: Page, what: Locator, to: Locator): Promise<void> {
  const [one, two] = [await what.elementHandle(), await to.elementHandle()];
  await page.evaluate(
    ([from, target]) => {
      const { x, y, width } = target?.getBoundingClientRect() ?? new DOMRect();
      const at = { clientX: x + width / 2, clientY: y + 4 };
      const mouse = { bubbles: true, pointerId: 1, pointerType: 'mouse' };
      from?.dispatchEvent(new PointerEvent('pointerdown', mouse));
      from?.dispatchEvent(new PointerEvent('pointermove', { ...mouse, ...at }));
      from?.dispatchEvent(new PointerEvent('pointerup', { ...mouse, ...at }));
    },
    [one, two],
  );
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

describe('a label that an analyst changes in the Studio', () => {
  it('is in the preview, with what was typed into it, before anything is sent', async () => {
    const { page } = analyst;
    const panel = '/studio?file=schemas/allergy/allergy.schema.json&at=/properties/allergyNote';
    await page.goto(panel);
    const preview = page.getByRole('region', { name: 'Preview' });
    await field(page, 'Title').waitFor(patience);
    await preview.getByRole('textbox', { name: 'Note' }).fill('Typed into the preview', patience);
    await page.getByText('No changes').waitFor(patience);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const answered = page.waitForResponse('**/studio/run', patience);
    await field(page, 'Title').fill('Remark');
    const followed = preview.getByRole('textbox', { name: 'Remark' });
    await followed.waitFor(patience);
    expect(await followed.inputValue()).toBe('Typed into the preview');
    // Expects the command's response to contain the preview, so that no further call is made.
    await page.getByText('1 file changed, compiles').waitFor(patience);
    const calledOf = (name: string) => calls.filter((path) => path.endsWith(`/studio/${name}`)).length;
    expect([calledOf('run'), calledOf('preview')]).toEqual([1, 0]);
    const { preview: sent } = (await (await answered).json()) as { readonly preview: object };
    expect(JSON.stringify(sent).length).toBeLessThan(1_500);
    await takePicture(page, 'studio-preview');
    expect(await findBarriers(page)).toEqual([]);
    expect(analyst.complaints).toEqual([]);
  });

  it('stays where it is while a problem is found in it, and says what corrects it', async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/allergy/allergies.tab.json&at=/table/columns/0');
    const typed = field(page, 'Field');
    await typed.waitFor(patience);
    const right = await typed.inputValue();
    const placeOf = async () => JSON.stringify(await typed.boundingBox());
    const before = await placeOf();
    await typed.fill('onsetDat');
    const problems = page.getByRole('region', { name: 'Problems' });
    await problems.getByRole('button', { name: 'Replace "onsetDat" with "onsetDate"' }).waitFor(patience);
    expect(await placeOf()).toBe(before);
    expect(await problems.textContent()).not.toMatch(/\.json|field\/unknown/);
    await typed.fill(right);
    await problems.waitFor({ state: 'detached', ...patience });
    expect(await placeOf()).toBe(before);
  });
});

describe('an option that an expression takes', () => {
  it("is taken back by the browser's undo, with the caret where it was", async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/allergy/allergy.rules.json&at=/rules/0');
    const text = page.locator('textarea.studio-code').first();
    await page.getByRole('button', { name: 'As text' }).first().click(patience);
    await text.waitFor(patience);
    const untouched = await text.inputValue();
    const standing = async () =>
      await text.evaluate((area: HTMLTextAreaElement) => [area.value, area.selectionEnd]);
    await text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' or self.allergyN');
    const before = await standing();
    await page.getByRole('option', { selected: true, name: /^allergyNote/ }).waitFor(patience);
    await page.keyboard.press('Enter');
    expect(await text.inputValue()).toMatch(/ or self\.allergyNote$/);
    await page.keyboard.press('ControlOrMeta+Z');
    expect(await standing()).toEqual(before);
    // Restores the draft to its first state, for the journeys that follow.
    await text.fill(untouched);
    await text.blur();
  });
});

describe('somebody who may only look', () => {
  it('sees the form that is served, though no draft can be begun', async () => {
    const { page, complaints } = await openUser(browser, product.url);
    await signIn(page, 'admin', '/studio?file=schemas/allergy/allergy.form.json');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('textbox', { name: 'Note' }).fill('Typed into the preview', patience);
    expect(await page.getByRole('group', { name: 'Inputs' }).getAttribute('disabled')).not.toBeNull();
    expect(await findBarriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('an example that the rules contradict', () => {
  it('is named among the changes with what to write, leads to its place, and is right again once undone', async () => {
    const { page } = analyst;
    const file = '/studio?file=schemas/allergy/allergy.examples.json';
    const late = allergyExamples.examples.findIndex(
      ({ title }) => title === 'A future onset date is refused',
    );
    await page.goto(`${file}&at=/examples/${late}/problems/0`);
    await field(page, 'Message').fill('Too late', patience);
    await page.locator('.studio-state', { hasText: /, compiles$/ }).waitFor(patience);
    await page.getByRole('tab', { name: /^Changes/ }).click();
    const examples = page.getByRole('region', { name: 'Examples' });
    const mistake = 'At "/onsetDate" another message is shown: "Date cannot be in the future".';
    await examples.getByText(mistake).waitFor(patience);
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'studio-examples');
    await examples.getByRole('button', { name: /^examples of Allergy/ }).click();
    await expect.poll(() => field(page, 'Message').inputValue(), patience).toBe('Too late');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('tab', { name: /^Changes/ }).click();
    await examples.getByText('The rules and every example agree.').waitFor(patience);
    expect(analyst.complaints).toEqual([]);
  });
});

describe('what an analyst opens', () => {
  it('has the focus in the moment in which it is shown: no key is lost', async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/allergy/allergy.rules.json&at=/rules');
    const row = page.locator('.studio-link[data-token="0"]');
    await row.waitFor(patience);
    expect(await row.evaluate(focusOnceOpened)).toBe('studio-view');
  });
});

/** Opens the designer of a form, such as `allergy.form`. */
async function designerOf(page: Page, file: string): Promise<Locator> {
  await page.goto(`/studio?file=schemas/${file.replace(/\..*/, '')}/${file}.json&view=design`);
  const designer = page.getByRole('region', { name: 'Form designer' });
  await designer.locator('[data-drop]').first().waitFor(patience);
  return designer;
}

/**
 * Presses a link, and returns the class of the focused element once the panel has changed, before it is rendered. Runs
 * in the page.
 */
function focusOnceOpened(link: SVGElement | HTMLElement): Promise<string | undefined> {
  const view = document.querySelector('.studio-view');
  return new Promise((resolve) => {
    const path = () => document.querySelectorAll('.studio-crumb').length;
    const before = path();
    const observer = new MutationObserver(() => {
      if (path() > before) resolve(document.activeElement?.className);
    });
    if (view !== null) observer.observe(view, { childList: true, subtree: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

describe('a form that an analyst lays out', () => {
  it('has its fields moved by keys and by drag, live, with the focus and the selection kept', async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/allergy/allergy.form.json&view=design');
    const designer = page.getByRole('region', { name: 'Form designer' });
    const frame = (name: string) => designer.getByRole('button', { name, exact: true });
    const order = () =>
      designer.locator('[data-drop]').evaluateAll((all) => all.map((each) => each.getAttribute('data-drop')));
    await frame('Description').focus(patience);
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(order, patience)
      .toEqual(['substance', 'reaction', 'onsetDate', 'description', 'severity', 'allergyNote']);
    await expect
      .poll(() => frame('Description').evaluate((each) => each === document.activeElement))
      .toBe(true);
    expect(new URL(page.url()).searchParams.get('at')).toBe('/fields/description');
    expect(await findBarriers(page)).toEqual([]);

    const [from, to] = [await frame('Description').boundingBox(), await frame('Onset Date').boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 3, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(order, patience)
      .toEqual(['substance', 'reaction', 'description', 'onsetDate', 'severity', 'allergyNote']);
    await takePicture(page, 'studio-form-designer');

    await page.getByRole('tab', { name: /^Changes/ }).click();
    const layout =
      '"layout": [["substance"], ["reaction", "description", "onsetDate"], ["severity"], ["allergyNote"]]';
    await page.getByText(layout).waitFor();
    expect(analyst.complaints).toEqual([]);
  });

  it('gets questions by pressing what they are called and typing, each of them one step that is undone', async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/condition/condition.form.json&view=design');
    const designer = page.getByRole('region', { name: 'Form designer' });
    const frame = (name: string) => designer.getByRole('button', { name, exact: true });
    const frames = designer.locator('[data-drop]');
    const order = () => frames.evaluateAll((all) => all.map((each) => each.getAttribute('data-drop')));
    const isFocused = (name: string) => () => frame(name).evaluate((each) => each === document.activeElement);
    await frame('Note').click(patience);
    const before = await order();
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('How it began');
    await page.keyboard.press('Enter');
    await frame('How it began').waitFor(patience);
    await expect.poll(isFocused('How it began'), patience).toBe(true);

    await frame('Choice of a list').click();
    await page.keyboard.insertText('感觉');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Better\nWorse');
    // Continues with the next question while the previous one is still being added.
    await pointerOf(page).drag(frame('Number'), frame('Onset Date'), 'right');
    await page.keyboard.insertText('Pain');
    for (const text of ['0', '10', 'Pain is from 0 to 10']) {
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(text);
    }
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'studio-new-question');
    await page.keyboard.press('Enter');
    await frame('Pain').waitFor(patience);
    await frame('Required').click();
    await designer.getByText('Pain*').waitFor(patience);
    const added = ['code', 'onsetDate', 'pain', 'status', 'note', 'howItBegan', 'question'];
    expect(await order()).toEqual(added);
    await frame('感觉').focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(order, patience).toEqual(before);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.insertText('allergy.rules');
    await page.keyboard.press('Enter');
    await page.locator('.studio-crumbs[data-file$="/allergy.rules.json"]').waitFor(patience);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.insertText('condition.form');
    await page.keyboard.press('Enter');
    await frame('Note').waitFor(patience);
    expect(analyst.complaints).toEqual([]);
  });

  it('is shown by a condition that is chosen: four actions, no letter, one step that is undone', async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/condition/condition.form.json&view=design');
    const designer = page.getByRole('region', { name: 'Form designer' });
    const group = designer.getByRole('group', { name: 'Condition 1' });
    const undo = page.getByRole('button', { name: 'Undo' });
    await designer.getByRole('button', { name: 'Note', exact: true }).waitFor(patience);
    const stepBefore = await undo.getAttribute('title');
    let actions = 0;
    const act = async (action: () => Promise<unknown>) => {
      actions += 1;
      await action();
    };
    await act(() => designer.getByRole('button', { name: 'Note', exact: true }).click(patience));
    await act(() => designer.getByRole('button', { name: 'Shown if …' }).click(patience));
    await act(() => group.getByRole('combobox', { name: 'Question' }).selectOption('Status', patience));
    await act(() => group.getByRole('radio', { name: 'Active', exact: true }).check(patience));
    expect(actions).toBeLessThanOrEqual(4);
    await designer.getByText(/^Shown while Status is “Active”/).waitFor(patience);
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'studio-shown-if');
    await expect.poll(() => undo.getAttribute('title'), patience).toBe('Shown if a condition holds: “Note”');
    await group.getByRole('combobox', { name: 'Comparison' }).selectOption('is not');
    await designer.getByText(/^Shown while Status is not “Active”/).waitFor(patience);
    await designer.getByRole('button', { name: 'As text' }).click(patience);
    const text = designer.getByRole('textbox', { name: 'Shown if' });
    await expect.poll(() => text.inputValue()).toMatch(/^self\.status != '/);
    await designer.getByRole('button', { name: 'By choosing' }).click(patience);
    await undo.click();
    await group.getByRole('combobox', { name: 'Question' }).waitFor(patience);
    await expect
      .poll(() => group.getByRole('combobox', { name: 'Question' }).inputValue(), patience)
      .toBe('');
    await expect.poll(() => undo.getAttribute('title'), patience).toBe(stepBefore);
    expect(analyst.complaints).toEqual([]);
  });

  it('is required, read-only, checked and warned about as is chosen, which the preview does at once', async () => {
    const { page } = analyst;
    const designer = await designerOf(page, 'condition.form');
    const undo = page.getByRole('button', { name: 'Undo' });
    const group = designer.getByRole('group', { name: 'Condition 1' });
    const message = designer.getByRole('textbox', { name: 'What people read then' });
    const select = (name: string) => designer.getByRole('button', { name, exact: true }).click(patience);
    const turn = (name: string) => designer.getByRole('button', { name: `${name} …` }).click(patience);
    const choose = (label: string, option: string) =>
      group.getByRole('combobox', { name: label }).selectOption(option, patience);
    const stepBefore = await undo.getAttribute('title');
    const done = async (step: string) => {
      await expect.poll(() => undo.getAttribute('title'), patience).toBe(step);
    };

    await select('Note');
    await turn('Required if');
    await choose('Question', 'Status');
    await group.getByRole('radio', { name: 'Inactive', exact: true }).check(patience);
    await done('Required if a condition holds: “Note”');
    await turn('Warn');
    await group.getByRole('textbox', { name: 'Value' }).fill('无', patience);
    await done('Warn about “Note”');
    await message.fill('Leave it blank where there is nothing to say');

    await select('Onset Date');
    await turn('Read-only if');
    await choose('Question', 'Status');
    await group.getByRole('radio', { name: 'Inactive', exact: true }).check(patience);
    await designer.getByText(/^Read-only while Status is “Inactive”/).waitFor(patience);
    await done('Read-only if a condition holds: “Onset Date”');
    // Chooses only comparison and message, since the question is the selected one.
    await turn('Check');
    await choose('Comparison', 'is after');
    await message.fill('No condition begins tomorrow');
    await designer.getByText(/^Refused while Onset Date is after/).waitFor(patience);
    await done('Check “Onset Date”');
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'studio-checks');

    await page.getByText(/files? changed, compiles/).waitFor(patience);
    await page.goto('/studio?file=schemas/condition/condition.form.json&view=panel');
    const preview = page.getByRole('region', { name: 'Preview' });
    const note = preview.getByRole('textbox', { name: 'Note' });
    const onset = preview.getByRole('textbox', { name: 'Onset Date' });
    await note.fill('无', patience);
    await onset.fill('01/01/2999');
    await preview.getByRole('button', { name: 'Try to save' }).click();
    await preview.getByText('No condition begins tomorrow').first().waitFor(patience);
    await preview.getByText('Leave it blank where there is nothing to say').first().waitFor(patience);
    await preview.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
    await expect.poll(() => onset.isEditable(), patience).toBe(false);
    await note.and(preview.locator('[aria-required="true"]')).waitFor(patience);
    expect(await note.inputValue()).toBe('无');
    await takePicture(page, 'studio-checks-tried');

    for (let step = 0; step < 4; step += 1) await undo.click();
    await expect.poll(() => undo.getAttribute('title'), patience).toBe(stepBefore);
    expect(analyst.complaints).toEqual([]);
  });

  it('is given a check by keys alone: the focus stays where it was put while the rule comes to be', async () => {
    const { page } = analyst;
    const designer = await designerOf(page, 'condition.form');
    const keys = keysOf(page);
    const group = designer.getByRole('group', { name: 'Condition 1' });
    const undo = page.getByRole('button', { name: 'Undo' });
    const stepBefore = await undo.getAttribute('title');
    await keys.press(designer.getByRole('button', { name: 'Onset Date', exact: true }));
    await keys.press(designer.getByRole('button', { name: 'Check …' }));
    const comparison = group.getByRole('combobox', { name: 'Comparison' });
    await keys.choose(comparison, 'is after');
    await expect.poll(() => undo.getAttribute('title'), patience).toBe('Check “Onset Date”');
    expect(await comparison.evaluate((each) => each === document.activeElement)).toBe(true);
    const message = designer.getByRole('textbox', { name: 'What people read then' });
    await keys.write(message, 'No condition begins tomorrow');
    await keys.press(undo);
    await expect.poll(() => undo.getAttribute('title'), patience).toBe(stepBefore);
    expect(analyst.complaints).toEqual([]);
  });

  it('goes on below what is in view while a field is held at its edge, and takes the field there', async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/patient/patient.form.json&view=design');
    const frames = page.getByRole('region', { name: 'Form designer' }).locator('[data-drop]');
    const order = () => frames.evaluateAll((all) => all.map((each) => each.getAttribute('data-drop')));
    await frames.first().waitFor(patience);
    const [field = ''] = await order();
    const view = page.locator('.studio-beside');
    const { y, height } = (await view.boundingBox()) ?? { y: 0, height: 0 };
    const { x: left, y: top } = (await frames.first().boundingBox()) ?? { x: 0, y: 0 };
    // Drags along the left edge, where a drop puts an element before the field, whatever else the row contains.
    await page.mouse.move(left + 3, top + 10);
    await page.mouse.down();
    await page.mouse.move(left + 3, y + height - 4, { steps: 4 });
    const scrolled = () => view.evaluate(({ scrollTop }) => scrollTop);
    await expect.poll(scrolled, patience).toBeGreaterThan(250);
    const middle = y + height / 2;
    await page.mouse.move(left + 3, middle);
    const before = await scrolled();
    const below = await frames.evaluateAll(
      (all, line) => all.findIndex((each) => each.getBoundingClientRect().top >= line),
      middle,
    );
    const target = (await order())[below] ?? '';
    expect(target).not.toBe(field);
    const place = (await frames.nth(below).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(place.x + 3, place.y + 10);
    await page.locator(`.studio-frame[data-side][data-drop="${target}"]`).waitFor();
    await page.mouse.up();
    const places = async () => {
      const now = await order();
      return Math.abs(now.indexOf(field) - now.indexOf(target));
    };
    await expect.poll(places, patience).toBe(1);
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(120);
    expect(analyst.complaints).toEqual([]);
  });
});

describe('a table that an analyst lays out', () => {
  it('has columns taken away and added, and the rows that are chosen, each one step that is undone', async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/condition/conditions.tab.json&view=design');
    const designer = page.getByRole('region', { name: 'Table designer' });
    const columns = designer.getByRole('list', { name: 'Columns' }).getByRole('button');
    const undo = page.getByRole('button', { name: 'Undo' });
    const sorted = designer.getByRole('combobox', { name: 'Sorted by' });
    const group = designer.getByRole('group', { name: 'Condition 1' });
    await columns.first().waitFor(patience);
    const [before, stepBefore] = [await columns.allInnerTexts(), await undo.getAttribute('title')];
    // Removes the column that the table is sorted by, which must end the sorting.
    await columns.filter({ hasText: 'Onset Date' }).click();
    await designer.getByRole('button', { name: 'Remove the column' }).click();
    await expect.poll(() => sorted.inputValue(), patience).toBe('');
    const side = designer.getByRole('complementary');
    await side.getByRole('button', { name: /^Onset Date/ }).click(patience);
    await expect
      .poll(() => columns.allInnerTexts(), patience)
      .toEqual(expect.arrayContaining(['Onset Date']));
    await designer.getByRole('button', { name: 'Rows shown if …' }).click();
    await group.getByRole('combobox', { name: 'Question' }).selectOption('Status', patience);
    await group.getByRole('radio', { name: 'Active', exact: true }).check(patience);
    await designer.getByText('Rows of which Status is “Active”').waitFor(patience);
    await expect.poll(() => undo.getAttribute('title'), patience).toBe('Change Rows shown if');
    await designer.getByRole('button', { name: 'Rows warn if …' }).click();
    await group.getByRole('combobox', { name: 'Question' }).selectOption('Note', patience);
    await group.getByRole('combobox', { name: 'Comparison' }).selectOption('is filled in', patience);
    await designer.getByRole('textbox', { name: 'What people read then' }).fill('Read the note.');
    await expect.poll(() => undo.getAttribute('title'), patience).toMatch(/^Have rows warn: /);
    await page.getByText(/files? changed, compiles/).waitFor(patience);
    await designer
      .getByRole('region', { name: 'Preview' })
      .getByText('Read the note.')
      .first()
      .waitFor(patience);
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'studio-table-designer');
    for (let step = 0; step < 4; step += 1) await undo.click();
    await expect.poll(() => columns.allInnerTexts(), patience).toEqual(before);
    await expect.poll(() => sorted.inputValue(), patience).toBe('onsetDate');
    expect(await undo.getAttribute('title')).toBe(stepBefore);
    expect(analyst.complaints).toEqual([]);
  });
});

describe('a value of a list that an analyst retires', () => {
  it.each([
    ['pointer', pointerOf],
    ['keys', keysOf],
  ] as const)('is chosen by what people read, by %s, and undone in one step', async (_name, handOf) => {
    const { page } = analyst;
    const hand = handOf(page);
    await page.goto('/studio?file=schemas/codes/reactions.codes.json&view=design');
    const designer = page.getByRole('region', { name: 'Value set' });
    const undo = page.getByRole('button', { name: 'Undo' });
    const box = designer.getByRole('checkbox', { name: 'dizziness is retired' });
    await box.waitFor(patience);
    const stepBefore = await undo.getAttribute('title');
    await hand.press(designer.getByRole('button', { name: 'Retire a value' }));
    const form = designer.getByRole('region', { name: 'Retire a value' });
    await hand.choose(form.getByRole('combobox', { name: 'Value' }), 'Dizziness');
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'studio-retired-value');
    await hand.press(form.getByRole('button', { name: 'Retire a value' }));
    await expect.poll(() => box.isChecked(), patience).toBe(true);
    await page.getByText(/files? changed, compiles/).waitFor(patience);
    await hand.press(undo);
    await expect.poll(() => box.isChecked(), patience).toBe(false);
    expect(await undo.getAttribute('title')).toBe(stepBefore);
    expect(analyst.complaints).toEqual([]);
  });
});

describe('two values of a list that an analyst merges', () => {
  it('are chosen by what people read, with what becomes of records, in one step that is undone', async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/codes/reactions.codes.json&view=design');
    const designer = page.getByRole('region', { name: 'Value set' });
    const undo = page.getByRole('button', { name: 'Undo' });
    const codes = designer.getByRole('rowheader');
    await codes.first().waitFor(patience);
    const [before, stepBefore] = [await codes.allInnerTexts(), await undo.getAttribute('title')];
    await designer.getByRole('button', { name: 'Merge two values' }).click();
    const form = designer.getByRole('region', { name: 'Merge two values' });
    await form.getByText(/read with the value that stays, in .*Allergy › Reaction/).waitFor(patience);
    await form.getByRole('combobox', { name: 'Value that goes' }).selectOption('Dizziness');
    await form.getByRole('combobox', { name: 'Value that stays' }).selectOption('Nausea');
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'studio-merged-values');
    await form.getByRole('button', { name: 'Merge two values' }).click();
    await expect.poll(() => undo.getAttribute('title'), patience).toBe('Merge two values');
    await expect.poll(() => codes.count(), patience).toBe(before.length - 1);
    await page.getByText(/files? changed, compiles/).waitFor(patience);
    await undo.click();
    await expect.poll(() => codes.allInnerTexts(), patience).toEqual(before);
    expect(await undo.getAttribute('title')).toBe(stepBefore);
    expect(analyst.complaints).toEqual([]);
  });
});

describe('a card and a screen that an analyst lays out', () => {
  const outlineAt = async (path: string, title: string) => {
    const { page } = analyst;
    await page.goto(`/studio?file=${path}&view=design`);
    const designer = page.getByRole('region', { name: title });
    const outline = designer.locator('.studio-outline');
    await outline.waitFor(patience);
    // Waits until the previous test's last change is sent, since nothing gets the focus until then.
    const sending = page.locator('.studio-state', { hasText: 'Bringing back your last changes' });
    await sending.waitFor({ state: 'hidden', ...patience });
    const row = (name: string) => outline.getByRole('button', { name: new RegExp(`^${name}`) });
    /** Reads the texts of the rows of a list, such as `/columns/0/facts`. */
    const rowsOf = (list: string) => async () => {
      const rows = outline.locator(`[data-row^="${list}/"]`);
      return (await rows.allInnerTexts()).map((text) => text.trim());
    };
    const isFocused = (name: string) => () => row(name).evaluate((each) => each === document.activeElement);
    return { page, designer, row, rowsOf, isFocused };
  };

  it('have facts dragged into another column, and fields from the side, and moved on by keys', async () => {
    const card = await outlineAt('schemas/patient/chart.card.json', 'Card designer');
    const { page, designer, row, rowsOf, isFocused } = card;
    const [history, care] = [rowsOf('/columns/1/facts'), rowsOf('/columns/3/facts')];
    await pointerOf(page).drag(row('Conditions'), row('Pharmacies'), 'above');
    await expect.poll(care, patience).toEqual(['Prescribers', 'Conditions', 'Pharmacies']);
    expect(await history()).toEqual(['Allergies', 'Side Effects']);
    const unused = designer.getByRole('button', { name: /^Spouse/ });
    await pointerOf(page).drag(unused, row('Prescribers'), 'above');
    await expect.poll(care, patience).toEqual(['Spouse', 'Prescribers', 'Conditions', 'Pharmacies']);
    await expect.poll(isFocused('Spouse'), patience).toBe(true);

    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(care, patience).toEqual(['Prescribers', 'Spouse', 'Conditions', 'Pharmacies']);
    await expect.poll(isFocused('Spouse'), patience).toBe(true);
    await page.keyboard.press('Delete');
    await expect.poll(care, patience).toEqual(['Prescribers', 'Conditions', 'Pharmacies']);
    await expect.poll(isFocused('Prescribers'), patience).toBe(true);

    await dropAtOnce(page, row('Pharmacies'), row('Prescribers'));
    await expect.poll(care, patience).toEqual(['Pharmacies', 'Prescribers', 'Conditions']);
    const shown = designer.getByRole('region', { name: 'Preview' });
    await shown.getByRole('heading', { name: 'Chart' }).waitFor(patience);
    expect(await shown.getByText('could not be loaded').count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'studio-card-designer');
  });

  it('have tabs moved by keys out of their group and into the next box, and dragged back', async () => {
    const screen = await outlineAt('screens/patient/patient.screen.json', 'Screen designer');
    const { page, row, rowsOf, isFocused } = screen;
    const boxes = async () => {
      const all = await rowsOf('/boxes')();
      return all.slice(all.indexOf('Caregivers'), all.indexOf('Medication List'));
    };
    await keysOf(page).press(row('Access Log'));
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(boxes, patience).toEqual(['Caregivers', 'Medications box']);
    for (const step of ['Alt+ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(step);
    const moved = ['Caregivers', 'Medications box', 'Access Log'];
    await expect.poll(boxes, patience).toEqual(moved);
    await expect.poll(isFocused('Access Log'), patience).toBe(true);

    await pointerOf(page).drag(row('Access Log'), row('Caregivers'), 'below');
    const before = ['Caregivers', 'Access Log', 'Medications box'];
    await expect.poll(boxes, patience).toEqual(before);
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'studio-screen-designer');
    expect(analyst.complaints).toEqual([]);
  });
});
