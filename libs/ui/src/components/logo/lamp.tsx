import { useId } from 'react';

/** The mark of «Софит»: a stage lamp and its cone. */
export function Lamp({ size = 32 }: { /** Height in px. @default 32 */ size?: 32 | 40 }) {
  const cone = useId();
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 32 32">
      <defs>
        <linearGradient id={cone} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#FFB938" />
          <stop offset="1" stopColor="#FFB938" stopOpacity=".12" />
        </linearGradient>
      </defs>
      <path d="M13 12 5 31h22L19 12z" fill={`url(#${cone})`} />
      <circle cx="16" cy="8" r="7" fill="#FFB938" />
      <circle cx="16" cy="8" r="3.2" fill="#FFF3D6" />
    </svg>
  );
}
