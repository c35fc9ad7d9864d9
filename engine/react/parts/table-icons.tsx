import { Icon } from './icons.tsx';

export function CalendarIcon() {
  return (
    <Icon>
      <rect x="2.25" y="3.25" width="11.5" height="10.5" rx="1.5" />
      <path d="M2.25 6.5h11.5M5.25 1.75v2.5M10.75 1.75v2.5" />
    </Icon>
  );
}

export function SortIcon({ order }: { order: 'asc' | 'desc' | false }) {
  return (
    <Icon>
      {order !== 'desc' && <path d="m5 6.5 3-3 3 3" opacity={order === 'asc' ? 1 : 0.55} />}
      {order !== 'asc' && <path d="m5 9.5 3 3 3-3" opacity={order === 'desc' ? 1 : 0.55} />}
    </Icon>
  );
}

export function GripIcon() {
  return (
    <Icon>
      <path d="M6 3.5v.1M10 3.5v.1M6 8v.1M10 8v.1M6 12.5v.1M10 12.5v.1" strokeWidth="2.25" />
    </Icon>
  );
}

export function ColumnsIcon() {
  return (
    <Icon>
      <rect x="2.25" y="2.75" width="11.5" height="10.5" rx="1.5" />
      <path d="M6.25 2.75v10.5M9.75 2.75v10.5" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M8 2.5v7.25M5 7l3 3 3-3M2.75 13h10.5" />
    </Icon>
  );
}

export function StarIcon({ isFilled = false }: { isFilled?: boolean }) {
  return (
    <Icon>
      <path
        d="m8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z"
        fill={isFilled ? 'currentColor' : 'none'}
      />
    </Icon>
  );
}
