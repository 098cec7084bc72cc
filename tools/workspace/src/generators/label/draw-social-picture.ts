import sharp from 'sharp';
import type { LabelColors } from './read-label.ts';

/** What a shared link shows until the label brings a picture of its own: its colours, 1200 by 630. */
export function drawSocialPicture({ page, accent }: LabelColors): Promise<Buffer> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${page}"/>
    <circle cx="600" cy="315" r="150" fill="none" stroke="${accent}" stroke-width="36"/>
    <circle cx="600" cy="315" r="60" fill="${accent}"/>
  </svg>`;
  return sharp(Buffer.from(picture)).jpeg({ quality: 86 }).toBuffer();
}
