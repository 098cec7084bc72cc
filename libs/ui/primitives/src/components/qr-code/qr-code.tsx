import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { root, SIZE } from './qr-code.css.ts';

/** Modules of light around the code, by ISO/IEC 18004. */
const QUIET = 4;

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** What a camera reads, such as an absolute address. */
  value: string;
  /** What the code is for. */
  label: string;
}

/** The code as a drawing: a square for each dark module. */
function drawingOf(value: string): string {
  const code = generate(value);
  const places = Array.from({ length: code.size }, (_, index) => index);
  const squares = places.flatMap((y) =>
    places.filter((x) => code.get(x, y)).map((x) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`),
  );
  const edge = code.size + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges"><path d="${squares.join('')}"/></svg>`;
}

/** A QR code. Load it late: the drawing is some kilobytes of script. */
export function QrCode({ value, label }: QrCodeProps) {
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(drawingOf(value))}`,
    [value],
  );
  return <img className={root} src={source} alt={label} width={SIZE} height={SIZE} />;
}
