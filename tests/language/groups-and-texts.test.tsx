import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { EntityForm } from '../../engine/react/form/EntityForm.tsx';
import { escapeMarkdown } from '../../engine/react/form/layout/FormText.tsx';
import { useForm } from '../../engine/react/form/use-form.ts';
import { Button } from '../../engine/react/parts/Button.tsx';
import { loadParts } from '../../engine/react/parts/lazy-part.tsx';
import { useInitialValues } from '../../engine/react/tab/dialog/use-initial-values.ts';
import { seriousFindings } from '../../engine/react/testing/axe.ts';
import { renderEngine } from '../../engine/react/testing/render-engine.tsx';
import { inspectedAt } from '../../tools/dev/client/inspector/inspected-at.ts';
import type { Report } from '../../tools/dev/client/inspector/report.ts';
import { compiledInPage } from './holds-page.tsx';

const product = await compiledInPage();
await loadParts();

interface VisitProps {
  readonly name: string;
  readonly onSave: (values: JsonObject) => void;
}

function Visit({ name, onSave }: VisitProps) {
  const form = useForm({
    form: name,
    initial: { guide: 'good', report: null, entry: '  so ' },
    old: undefined,
  });
  const save = () => {
    const values = form.attemptSave();
    if (values !== undefined) onSave(values);
  };
  return (
    <>
      <EntityForm form={form} onSubmit={save} />
      <Button onClick={save}>Save</Button>
    </>
  );
}

function openVisit(name = 'visit') {
  const saved: JsonObject[] = [];
  const view = renderEngine(<Visit name={name} onSave={(values) => saved.push(values)} />, { product });
  return { ...view, saved };
}

const field = (name: string | RegExp) => screen.findByLabelText(name);

describe('a group of a form', () => {
  it('is shown with its title, open and emptied by its own conditions, and its fields by theirs', async () => {
    const { user, saved } = openVisit();
    expect(screen.queryByRole('group', { name: /The School/ })).toBeNull();
    await user.selectOptions(await field(/Kind/), 'School');
    const group = await screen.findByRole('group', { name: 'The School of' });
    expect(within(group).getByText('Teachers come for free.')).toBeVisible();
    expect(await field('School')).toBeDisabled();
    await user.type(await field(/Guest/), 'Nora');
    await user.tab();
    expect(await screen.findByRole('group', { name: 'The School of Nora' })).toBe(group);
    expect(screen.queryByLabelText(/Pupils/)).toBeNull();
    await user.type(await field('School'), 'St. Mary');
    await user.type(await field('Pupils of Nora'), '12');
    expect(screen.getByText('At St. Mary')).toBeVisible();
    await user.selectOptions(await field(/Kind/), 'Reading');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([{ guest: 'Nora', guide: 'good', kind: 'reading', report: null, entry: '  so ' }]);
  });

  it('refuses with the values that stand in the message', async () => {
    const { user } = openVisit();
    await user.type(await field(/Guest/), 'Nora');
    await user.selectOptions(await field(/Kind/), 'School');
    await user.type(await field('School'), 'St. Mary');
    await user.type(await field('Pupils of Nora'), '31');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Pupils: Nora cannot come with 31')).toBeVisible();
    expect(screen.getByText('1 field needs attention: Pupils of Nora')).toBeInTheDocument();
  });
});

describe('the inspector of the development server', () => {
  /** Finds the inspector's report about the named part around an element. */
  const reportOf = (element: Element, name: string): Report | undefined =>
    inspectedAt(element)
      .chain.find((inspected) => inspected.name === name)
      ?.report();
  const titles = (report: Report | undefined) => report?.sections.map(({ title }) => title);
  const linesOf = (report: Report | undefined, title: string) =>
    report?.sections.find((section) => section.title === title)?.lines ?? [];

  it('says of a hidden field which condition hides it, by which values, and where that is written', async () => {
    const { user } = openVisit();
    await user.selectOptions(await field(/Kind/), 'School');
    const form = reportOf(await field(/Kind/), 'form visit');
    const hidden = linesOf(form, 'Hidden fields').find(({ text }) => text === 'pupils');
    const report = hidden?.inspect?.report();
    expect(titles(report)).toContain('Hidden');
    const [because] = linesOf(report, 'Hidden');
    expect(because?.code).toBe("(self.kind == 'school') && (!blank(self.school))");
    expect(because?.text).toMatch(
      /^visibleWhen is false · [\d.]+ µs · self\.kind = "school" · self\.school = missing$/,
    );
    expect(because?.source).toEqual({ of: 'form-field', form: 'visit', path: 'pupils', word: 'visibleWhen' });
  });

  it('says why a field is read-only, refused or required, and what a save would send', async () => {
    const { user } = openVisit();
    await user.selectOptions(await field(/Kind/), 'School');
    const school = await field('School');
    const closed = reportOf(school, 'school');
    expect(linesOf(closed, 'Read-only')[0]?.code).toBe('!blank(self.guest)');
    await user.type(await field(/Guest/), 'Nora');
    await user.tab();
    await waitFor(() => expect(school).toBeEnabled());
    await user.type(school, 'St. Mary');
    await user.type(await field('Pupils of Nora'), '31');
    await user.tab();
    const pupils = reportOf(await field('Pupils of Nora'), 'pupils');
    expect(titles(pupils)).toEqual(expect.arrayContaining(['Shown', 'Can be edited', 'A save is refused']));
    expect(linesOf(pupils, 'A save is refused')).toEqual([
      {
        text: 'error visit.pupils: Pupils: Nora cannot come with 31',
        source: { of: 'rule', id: 'visit.pupils' },
      },
    ]);
    expect(linesOf(pupils, 'Rules of this field')[0]?.text).toContain('visit.pupils (error, unless): broken');
    const form = reportOf(school, 'form visit');
    expect(JSON.parse(linesOf(form, 'A save would send')[0]?.code ?? '')).toMatchObject({
      guest: 'Nora',
      pupils: 31,
    });
    expect(linesOf(form, 'Time')[0]?.text).toMatch(/^Judging the whole form: [\d.]+ µs$/);
  });

  it('has nothing to say of what no schema describes', () => {
    openVisit();
    expect(inspectedAt(document.body).chain).toEqual([]);
  });
});

describe('a value that is kept to the letter', () => {
  it('stays null until somebody fills it in, and is null again when it is emptied', async () => {
    const { user, saved } = openVisit();
    await user.type(await field(/Guest/), 'Nora');
    await user.selectOptions(await field(/Kind/), 'Reading');
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    await save();
    expect(saved.at(-1)).toMatchObject({ report: null, entry: '  so ' });
    await user.type(await field(/Report/), 'Ann');
    await save();
    expect(saved.at(-1)).toMatchObject({ report: 'Ann' });
    await user.clear(await field(/Report/));
    await user.type(await field(/Entry/), ' it is ');
    await save();
    expect(saved.at(-1)).toMatchObject({ report: null, entry: '  so  it is ' });
  });
});

describe('rows of a form', () => {
  it('are panels with lists of their own, and as many as a field says', async () => {
    const { user, saved, container } = openVisit();
    await user.type(await field(/Guest/), 'Nora');
    await user.selectOptions(await field(/Kind/), 'School');
    await user.type(await field('School'), 'St. Mary');
    await user.type(await field('Pupils of Nora'), '25');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Add Class' }));
    await user.click(screen.getByRole('button', { name: 'Add Class' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Class' })).toBeNull());
    const first = screen.getByRole('group', { name: 'Class 1' });
    await user.type(within(first).getByLabelText(/Name/), 'small');
    await user.click(within(first).getByRole('button', { name: 'Add Teacher' }));
    await user.type(await within(first).findByLabelText('Name, row 1'), 'Ann');
    await user.tab();
    await waitFor(() => expect(within(first).queryByRole('button', { name: 'Add Teacher' })).toBeNull());
    expect(await seriousFindings(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(within(screen.getByRole('group', { name: 'Class 2' })).getByLabelText(/Name/)).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Remove Class 2' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([
      expect.objectContaining({
        classes: [{ id: expect.any(String), name: 'small', teachers: [{ name: 'Ann' }] }],
      }),
    ]);
  });
});

describe('a matrix', () => {
  it('is a table with a line for each field, moved through by the arrow keys, and drawn line by line', async () => {
    const { user, container } = openVisit();
    await user.type(await field(/Guest/), 'Nora');
    await user.tab();
    const table = await screen.findByRole('table', { name: 'How was it, Nora?' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Good', 'Poor']);
    const rooms = within(table).getByRole('radio', { name: 'Rooms Poor' });
    expect(within(table).getByRole('radio', { name: /^Guide.*Good$/ })).toBeChecked();
    expect(within(table).getByRole('radio', { name: /^Guide.*Good$/ })).toBeRequired();
    await user.click(rooms);
    expect(rooms).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    expect(within(table).getByRole('radio', { name: 'Rooms Good' })).toBeChecked();
    expect(await seriousFindings(container)).toEqual([]);
  });
});

describe('a step of a form', () => {
  const trail = () =>
    within(screen.getByRole('navigation', { name: 'Steps' }))
      .getAllByRole('listitem')
      .map((step) => `${step.textContent}${step.ariaCurrent === 'step' ? ' now' : ''}`);

  it('is left forwards once nothing in it is wrong, backwards at any time, and only while it is asked for', async () => {
    const { user, container } = openVisit('visit-steps');
    expect(trail()).toEqual(['1Who now', '2Afterwards']);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await field(/Guest/)).toHaveAccessibleDescription('Guest is required');
    await waitFor(() => expect(screen.getByLabelText(/Guest/)).toHaveFocus());
    expect(trail()).toEqual(['1Whohas errors now', '2Afterwards']);
    await user.type(await field(/Guest/), 'Nora');
    await user.selectOptions(await field(/Kind/), 'School');
    expect(trail()).toEqual(['1Who now', '2The School of Nora', '3Afterwards']);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('heading', { name: 'Step 2 of 3: The School of Nora' })).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: /Guest/ })).toBeNull();
    expect(await seriousFindings(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.clear(await field(/Guest/));
    await user.click(screen.getByRole('button', { name: 'Afterwards' }));
    await waitFor(() => expect(screen.getByLabelText(/Guest/)).toHaveFocus());
    expect(trail()[0]).toMatch(/^1Who.*now$/);
  });

  it('opens where a save finds an error, from whichever step it is tried', async () => {
    const { user, saved } = openVisit('visit-steps');
    await user.type(await field(/Guest/), 'Nora');
    await user.selectOptions(await field(/Kind/), 'School');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Add Class' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'a');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([
      expect.objectContaining({ guest: 'Nora', classes: [expect.objectContaining({ name: 'a' })] }),
    ]);
  });
});

describe('rows that are listed', () => {
  it('show the chosen one beside the list, each by its text, and open the one that has an error', async () => {
    const { user, container } = openVisit('visit-steps');
    await user.type(await field(/Guest/), 'Nora');
    await user.selectOptions(await field(/Kind/), 'School');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    for (const name of ['small', 'tall'] as const) {
      await user.click(screen.getByRole('button', { name: 'Add Class' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus());
      await user.keyboard(name);
    }
    await user.tab();
    const list = screen.getByRole('list', { name: /Classes/ });
    const listed = () =>
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(listed()).toEqual(['small', 'tall']));
    expect(within(list).getByRole('button', { current: true })).toHaveTextContent('tall');
    await user.click(within(list).getByRole('button', { name: 'small' }));
    expect(screen.getByRole('group', { name: 'Class 1' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Class 2' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Teacher' }));
    await user.type(await screen.findByLabelText('Name, row 1'), 'Ann');
    await user.tab();
    await waitFor(() => expect(listed()).toEqual(['small (1)', 'tall']));
    await user.clear(screen.getByRole('textbox', { name: /^Name\W*$/ }));
    await user.click(within(list).getByRole('button', { name: 'tall' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Class 1' })).toBeVisible());
    expect(within(list).getByRole('button', { current: true })).toHaveTextContent('(1)has errors');
    expect(await seriousFindings(container)).toEqual([]);
  });
});

describe('a tab of a form', () => {
  it('is offered while its condition holds, under a title with values, also one that only says something', async () => {
    const { user } = openVisit();
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Notes']);
    await user.selectOptions(await field(/Kind/), 'Reading');
    await user.click(await screen.findByRole('tab', { name: 'Reading by' }));
    await user.type(await field('Author'), 'Woolf');
    await user.tab();
    expect(await screen.findByRole('tab', { name: 'Reading by Woolf', selected: true })).toBeVisible();
    await user.selectOptions(await field(/Kind/), 'School');
    expect(screen.getByRole('tab', { name: 'Notes', selected: true })).toBeVisible();
    expect(screen.getByText('Nothing to note.')).toBeVisible();
  });
});

describe('a text between fields', () => {
  it('is Markdown with headings below the page, links beside it, and images with words', async () => {
    const { container } = openVisit();
    expect(await screen.findByRole('heading', { name: 'Welcome', level: 3 })).toBeVisible();
    expect(screen.getByText('one hour').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('img', { name: 'The house' })).toHaveAttribute('src', '/house.png');
    expect(await seriousFindings(container)).toEqual([]);
  });

  it('follows its condition and its values, which never become marks, links or tags', async () => {
    const { user } = openVisit();
    const typed = '**b** <i>x</i> [a](http://evil.test) ![p](//evil.test) https://evil.test';
    await user.click(await field(/Guest/));
    await user.paste(typed);
    expect(screen.queryByText(/comes on/)).toBeNull();
    await user.type(await screen.findByRole('textbox', { name: 'Day' }), '3/1/2026');
    await user.tab();
    expect(await screen.findByText(`${typed} comes on 03/01/2026.`)).toBeVisible();
    expect(screen.queryByRole('link', { name: /a|evil/ })).toBeNull();
    expect(escapeMarkdown('1. a\n# b')).toBe(String.raw`1\. a \# b`);
  });
});

/** Form of the fixtures for a record; `siblings` are the other records. */
function Opened({ name, siblings, onSave }: VisitProps & { readonly siblings: readonly JsonObject[] }) {
  const initial = useInitialValues()(name, { siblings });
  const form = useForm({ form: name, initial, old: undefined, siblings });
  const save = () => onSave(form.attemptSave() ?? {});
  return (
    <>
      <EntityForm form={form} onSubmit={save} />
      <Button onClick={save}>Save</Button>
    </>
  );
}

function openForm(name: string, siblings: readonly JsonObject[] = []) {
  const saved: JsonObject[] = [];
  const records = { author: { born: '1990-05-01' } };
  const shown = <Opened name={name} siblings={siblings} onSave={(values) => saved.push(values)} />;
  return { ...renderEngine(shown, { product, records }), saved };
}

describe('the rules of examples of JSON Forms that stand on groups, layouts and pages', () => {
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  it('show the pages of "categorization" by what another page has, and a field by one beside it', async () => {
    const { user } = openForm('membership-pages');
    await user.click(await field('Has an Address'));
    expect(tabs()).toEqual(['Basic', 'Address']);
    await user.click(await field('Has an Address'));
    await user.click(await field('Reads'));
    expect(tabs()).toEqual(['Basic', 'Reading']);
    await user.click(screen.getByRole('tab', { name: 'Reading' }));
    expect(screen.queryByLabelText('Other Genre')).toBeNull();
    await user.selectOptions(await field('Genre'), 'Other');
    expect(await field('Other Genre')).toBeVisible();
  });

  it('take the steps of "categorizationstepper" while they are shown', async () => {
    const { user } = openForm('membership-steps');
    const steps = () =>
      within(screen.getByRole('navigation', { name: 'Steps' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await user.click(await field('Reads'));
    expect(steps()).toEqual(['1Basic', '2Reading']);
    await user.click(screen.getByLabelText('Has an Address'));
    expect(steps()).toEqual(['1Basic', '2Address', '3Reading']);
  });

  it('open all that is in a layout of "rule-enable", and show a group in it by a rule of its own', async () => {
    const { user, container } = openForm('membership-layouts');
    expect(await field('Name')).toBeDisabled();
    await user.click(await field('Reads'));
    expect(within(screen.getByRole('group', { name: 'Reading' })).getByLabelText('Genre')).toBeDisabled();
    await user.click(await field('Open'));
    expect(screen.getByLabelText('Name')).toBeEnabled();
    expect(screen.getByLabelText('Genre')).toBeEnabled();
    await user.click(screen.getByLabelText('Reads'));
    expect(screen.queryByRole('group', { name: 'Reading' })).toBeNull();
    expect(await seriousFindings(container)).toEqual([]);
  });

  it('hide layouts without a title within each other, with their groups, as "employee-registration" does', async () => {
    const { user } = openForm('membership-layouts');
    await user.click(await field('Has a Guardian'));
    expect(screen.queryByLabelText('Guardian')).toBeNull();
    await user.click(screen.getByLabelText('Has an Address'));
    expect(await field('Guardian')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Address' })).toBeVisible();
    await user.click(screen.getByLabelText('Has a Guardian'));
    expect(screen.queryByLabelText('Guardian')).toBeNull();
    expect(screen.getByRole('group', { name: 'Address' })).toBeVisible();
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Address',
    ]);
  });
});

describe('the expressions of forms of OpenMRS', () => {
  const fill = async (
    user: ReturnType<typeof openForm>['user'],
    values: Readonly<Record<string, string>>,
  ) => {
    for (const [name, text] of Object.entries(values)) await user.type(await field(name), text);
    await user.tab();
  };

  it('calculate what follows from what is typed (bmi, bsa, z-score, edd, gravida, months-on-art, next-visit, treatment-end-date)', async () => {
    const { user, saved } = openForm('checkup');
    await fill(user, { Height: '90', Weight: '15', Births: '2', Losses: '1', 'Viral Load': '51' });
    await fill(user, { 'Last Period': '03/01/2026', 'Treated since': '08/22/2026', Seen: '11/01/2026' });
    await fill(user, { Dispensed: '28' });
    expect(screen.queryByLabelText('Treatment ends')).toBeNull();
    await user.click(screen.getByLabelText('On Treatment'));
    expect(await field('Treatment ends')).toHaveValue('12/29/2026');
    expect(screen.getByLabelText('BMI')).toHaveValue('18.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([
      expect.objectContaining({
        ...{ age: 36, bmi: 18.5, surface: 0.61, zScore: 0.5, pregnancies: 3, months: 2 },
        ...{ due: '2026-12-06', nextVisit: '2026-11-29', endsOn: '2026-12-29', outcome: 'Unsuppressed' },
      }),
    ]);
  });

  it('begin with what the last of the earlier records has, or say it (historical-expressions)', async () => {
    const type = 'author.checkup';
    const { saved, user } = openForm('checkup', [
      { type, measuredOn: '2026-09-01', height: 91, weight: 16, reasons: ['contact', 'travel'] },
      { type, measuredOn: '2026-02-01', height: 80, weight: 12, reasons: ['symptoms'] },
    ]);
    expect(await field('Height')).toHaveValue('91');
    expect(screen.getByLabelText('Weight')).toHaveValue('');
    expect(screen.getByText('Last time 16')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Contact' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Symptoms' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([
      {
        type,
        measuredOn: '2026-11-21',
        age: 36,
        height: 91,
        reasons: ['contact', 'travel'],
      },
    ]);
  });
});
