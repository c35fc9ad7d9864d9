export interface UnservedReleaseProps {
  /** Paths of the release's files that are not served. */
  readonly paths: readonly string[];
}

/** Warns that the installed files are not those served, with the remedies. */
export function UnservedRelease({ paths }: UnservedReleaseProps) {
  if (paths.length === 0) return null;
  const count = paths.length === 1 ? '1 schema file' : `${paths.length} schema files`;
  return (
    <div role="note">
      <p className="en-warning">
        The release that was installed brings {count} that nobody meets: what was published before is served
        in their place. Under History, “Serve the release again” serves this release and each later one,
        without what was published; to keep both, an operator runs “studio pull”, merges the files, and
        installs a release of them.
      </p>
      <details>
        <summary>The files</summary>
        <ul>
          {paths.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
