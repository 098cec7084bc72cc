import { Glow } from '../../parts/glow.tsx';
import type { FrameProps } from './frame.tsx';

/** A clip in the light of its picture. */
export default function LitFrame({ color, children }: FrameProps) {
  return <Glow color={color}>{children}</Glow>;
}
