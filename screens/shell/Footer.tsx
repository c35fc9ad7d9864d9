import { Link } from 'react-router';

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
      <Link to="/privacy">Privacy</Link>
      <Link to="/support">Support</Link>
      <Link to="/legal">Contact and Legal</Link>
      {notice !== undefined && <span>{notice}</span>}
    </footer>
  );
}
