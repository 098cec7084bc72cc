import type { IconProps } from './icon-set.types.ts';

/** Draws an icon; without paths it keeps its place. */
export function PhosphorSvg({
  paths,
  size,
  isOn,
}: Required<Pick<IconProps, 'size' | 'isOn'>> & {
  paths?: { rest: string; on?: string } | undefined;
}) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
    >
      {paths && <path d={isOn ? (paths.on ?? paths.rest) : paths.rest} />}
    </svg>
  );
}
