import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function PlainLink({ to, className, children }: LinkProps) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

/** Component that renders links. Screens put the router's own here, so that tables need not know of it. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export function AppLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
