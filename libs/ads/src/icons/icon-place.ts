import type { AdIcon } from '../model/ad.types.ts';

/** The strip at the bottom of the picture where the controls stand, in CSS pixels; icons keep off it. */
export const CONTROLS_STRIP = 72;

/** A picture, in CSS pixels. */
interface Box {
  width: number;
  height: number;
}

/**
 * Where an icon stands, in CSS pixels from the left and the top: within the picture, and above the controls.
 * VAST 4.3 §3.11
 */
export function iconPlace(icon: AdIcon, box: Box): { left: number; top: number } {
  const right = Math.max(0, box.width - icon.width);
  const bottom = Math.max(0, box.height - CONTROLS_STRIP - icon.height);
  const wantedLeft = { left: 0, right };
  const wantedTop = { top: 0, bottom };
  const left = typeof icon.x === 'number' ? icon.x : wantedLeft[icon.x];
  const top = typeof icon.y === 'number' ? icon.y : wantedTop[icon.y];
  return {
    left: Math.min(Math.max(0, left), right),
    top: Math.min(Math.max(0, top), bottom),
  };
}

/** Whether an icon is to be seen at a moment of the advertisement, in seconds. */
export const isIconDue = ({ offset, duration }: AdIcon, time: number): boolean =>
  time >= offset && (duration === undefined || time < offset + duration);
