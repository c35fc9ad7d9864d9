export interface FooterProps {
  readonly copyright: string;
  readonly version: string;
  readonly notice?: string | undefined;
}

export function Footer({ copyright, version, notice }: FooterProps) {
  return (
    <footer className="shell-footer">
      <span>{copyright}</span>
      <span>Version {version}</span>
      {notice !== undefined && <span>{notice}</span>}
    </footer>
  );
}
