import { useCall } from '../../../screens/calls.ts';

/** Results of pharmacogenomic tests that the checks know of. */
export function Genes({ patientId }: { readonly patientId: string }) {
  const { data, error } = useCall('medication.pgx', { query: { patientId } });
  const rows = data?.rows ?? [];
  return (
    <section aria-label="Genes">
      <h3>Genes</h3>
      {error !== null && <p className="ds-muted">The results could not be loaded.</p>}
      {data !== undefined && rows.length === 0 && <p className="ds-muted">No results recorded</p>}
      <ul>
        {rows.map(({ gene, phenotype, diplotype }) => (
          <li key={`${gene} ${phenotype}`}>
            <strong>{gene}</strong> {phenotype} {diplotype !== undefined && `(${diplotype})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
