import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import './buttons.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with words, and perhaps a sign before them. */
export function Button({ look = 'secondary', icon, className = '', children, ...others }: ButtonProps) {
  return (
    <button type="button" className={`en-button en-button-${look} ${className}`} {...others}>
      {icon}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name of the button: its action and what it acts on. */
  readonly label: string;
  /** Tooltip; by default the label. */
  readonly hint?: string;
  readonly isDangerous?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only a sign. */
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
