import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import './buttons.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Renders a button with a text, after an optional icon. */
export function Button({ look = 'secondary', icon, className = '', children, ...others }: ButtonProps) {
  return (
    <button type="button" className={`en-button en-button-${look} ${className}`} {...others}>
      {icon}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name of the button: its action and the object of the action. */
  readonly label: string;
  /** Text of the tooltip; by default, the label. */
  readonly hint?: string;
  readonly isDangerous?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Renders a button that shows only an icon. */
export function IconButton({ label, hint, isDangerous = false, className = '', ...others }: IconButtonProps) {
  const look = isDangerous ? 'en-icon-button-danger' : '';
  return (
    <button
      type="button"
      className={`en-icon-button ${look} ${className}`}
      aria-label={label}
      data-hint={hint ?? label}
      {...others}
    />
  );
}
