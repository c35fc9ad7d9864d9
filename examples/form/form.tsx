import { type Json, SchemaForm } from '@schema-driven/engine/schema-form';

const properties = {
  name: { type: 'string', title: 'Name', minLength: 1 },
  planted: { type: 'string', title: 'Planted', format: 'date' },
  height: { type: 'integer', title: 'Height in cm', minimum: 1 },
};
const schema = { type: 'object', required: ['name'], properties };

export const PlantForm = ({ onAdd }: { readonly onAdd: (plant: Json) => void }) => (
  <SchemaForm schema={schema} onSubmit={onAdd} />
);
