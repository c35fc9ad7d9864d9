import type { CommandForm, Parameter } from './parameter-form.ts';

const fileName: Parameter = {
  name: 'name',
  title: 'Name',
  description: 'Of the file, as others refer to it: small letters, digits and dashes.',
};
const title: Parameter = { name: 'title', title: 'Title', description: 'What people read.' };
const description: Parameter = {
  name: 'description',
  title: 'Description',
  description: 'One sentence that says what it is.',
};
const entity: Parameter = {
  name: 'entity',
  title: 'Kind of record',
  names: 'schema',
  description: 'What it is about.',
};
const read: Parameter = { name: 'read', title: 'Who may read', names: 'access' };
const write: Parameter = { name: 'write', title: 'Who may write', names: 'access' };

function ofKind(kind: string, label: string, parameters: readonly Parameter[]): CommandForm {
  return {
    title: label,
    action: 'Create',
    parameters,
    command: ({ name = '', ...filled }) => ({ ...filled, command: 'create-file', kind, name }),
  };
}

/** Forms that create files; the first field of each is the name. */
export const newFiles: readonly CommandForm[] = [
  ofKind('schema', 'Fields alone', [fileName, title, description]),
  ofKind('codes', 'Value set', [fileName, title, description]),
  ofKind('form', 'Form', [fileName, entity]),
  ofKind('tab', 'Tab', [fileName, title, entity, { ...write, isOptional: true }]),
  ofKind('card', 'Card', [fileName, title, entity]),
  ofKind('screen', 'Screen', [
    fileName,
    title,
    { name: 'tab', title: 'First tab', names: 'tab', description: 'What it shows at first.' },
    { ...read, title: 'Who may open it', isOptional: true },
  ]),
  ofKind('rules', 'Rules', [{ ...entity, name: 'name' }]),
  ofKind('calls', 'Calls', [{ ...entity, name: 'name' }, read, write]),
  ofKind('migrations', 'Migrations', [{ ...entity, name: 'name' }]),
  ofKind('examples', 'Examples', [fileName, entity]),
  ofKind('access', 'Access rules', [fileName]),
];
